"""The data folder of a running server: locked, the database open, the key of the cookies read."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Final

from igroteka.web.settings import Settings
from igroteka.web.storage.cookie_key import key_in, sync_folder
from igroteka.web.storage.lock import Lock
from igroteka.web.storage.migrate import UnusableDataError
from igroteka.web.storage.store import Store


class DataFolder:
    def __init__(self, settings: Settings, address: str = "") -> None:
        """Open the folder or raise UnusableDataError; `address` is what a second server is told of this one."""
        with ExitStack() as opened:
            self.lock: Final = locked(settings, address)
            opened.callback(self.lock.release)
            self.store: Final = Store(settings.database, settings.busy)
            opened.callback(self.store.close)
            self.key: Final = key_of(settings)
            self.opened: Final = opened.pop_all()

    def close(self) -> None:
        self.opened.close()


def locked(settings: Settings, address: str) -> Lock:
    try:
        if not settings.data.is_dir():
            settings.data.mkdir(parents=True)
            sync_folder(settings.data.parent)
        return Lock(settings.lock_file, address)
    except OSError as error:
        raise UnusableDataError(settings.data, error.strerror or str(error)) from None


def key_of(settings: Settings) -> str:
    try:
        return key_in(settings.key_file)
    except OSError as error:
        raise UnusableDataError(settings.key_file, error.strerror or str(error)) from None
