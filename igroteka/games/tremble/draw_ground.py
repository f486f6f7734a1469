"""The ground of the board: Earth above, as it is seen from the ships, and the dark they come from."""

from __future__ import annotations

from functools import cache

from igroteka.games.tremble.draw_places import BOARD

STARS = 150


@cache
def ground() -> str:
    width, height = BOARD
    return (
        f"<defs>{gradients()}{relief()}"
        f'<clipPath id="th-clip"><rect width="{width}" height="{height}" rx="18"/></clipPath></defs>'
        f'<g clip-path="url(#th-clip)"><rect width="{width}" height="{height}" fill="url(#th-space)"/>'
        f'<rect width="{width}" height="{height}" fill="url(#th-nebula)"/>{stars()}{earth()}'
        f'<rect width="{width}" height="{height}" fill="url(#th-shade)"/></g>'
    )


def stop(at: float, colour: str, cls: str, opacity: float = 1) -> str:
    return f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}" class="{cls}"/>'


def gradients() -> str:
    space = stop(0, "#161a36", "th-sky-0") + stop(0.45, "#10122a", "th-sky-1") + stop(1, "#090a16", "th-sky-2")
    nebula = (
        stop(0, "#6a2d83", "th-neb-0", 0.5) + stop(0.6, "#2b3b83", "th-neb-1", 0.18) + stop(1, "#10122a", "th-neb-2", 0)
    )
    air = stop(0.955, "#62e0d2", "th-air", 0) + stop(0.975, "#62e0d2", "th-air", 0.75) + stop(1, "#5a7bff", "th-air", 0)
    land = stop(0, "#0b2f3d", "th-land-0") + stop(1, "#1d5a5c", "th-land-1")
    shade = stop(0, "#000", "th-shade", 0) + stop(0.75, "#000", "th-shade", 0) + stop(1, "#000", "th-shade", 0.45)
    return (
        f'<linearGradient id="th-space" x1="0" y1="0" x2="0" y2="1">{space}</linearGradient>'
        f'<radialGradient id="th-nebula" cx=".78" cy=".62" r=".6">{nebula}</radialGradient>'
        f'<radialGradient id="th-air" gradientUnits="userSpaceOnUse" cx="410" cy="-1240" r="1530">{air}</radialGradient>'
        f'<linearGradient id="th-land" x1="0" y1="0" x2="0" y2="1">{land}</linearGradient>'
        f'<radialGradient id="th-shade" cx=".5" cy=".45" r=".75">{shade}</radialGradient>'
    )


def relief() -> str:
    """Seas and land from one noise; the only filters of the board, and they never move."""
    return (
        '<filter id="th-relief" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
        '<feTurbulence type="fractalNoise" baseFrequency=".009 .014" numOctaves="5" seed="11" result="noise"/>'
        '<feDiffuseLighting in="noise" surfaceScale="9" lighting-color="#d8f4e2" result="lit">'
        '<feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting>'
        '<feColorMatrix in="noise" type="matrix" values="0 0 0 0 .62  0 0 0 0 .66  0 0 0 0 .40  9 0 0 0 -4.5"'
        ' result="land"/>'
        '<feComposite in="land" in2="SourceGraphic" operator="in" result="shore"/>'
        '<feMerge result="map"><feMergeNode in="SourceGraphic"/><feMergeNode in="shore"/></feMerge>'
        '<feComposite in="map" in2="lit" operator="arithmetic" k1="1.05" k2="0" k3="0" k4="0" result="shaded"/>'
        '<feComposite in="shaded" in2="SourceGraphic" operator="in"/></filter>'
    )


def earth() -> str:
    return (
        '<circle cx="410" cy="-1240" r="1530" fill="url(#th-air)"/>'
        '<g filter="url(#th-relief)"><path d="M0 0H820V204Q410 300 0 204Z" fill="url(#th-land)"/></g>'
        '<path d="M0 204Q410 300 820 204" fill="none" stroke="#a8fff0" stroke-opacity=".55" stroke-width="1.5"'
        ' class="th-limb"/>'
    )


def stars() -> str:
    """Scattered by a small generator of their own: the same sky always."""
    seed = 20061
    dots: list[str] = []
    for _ in range(STARS):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        x = seed % 820
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        y = 230 + (seed >> 8) % 462
        size = (4, 5, 6, 8, 13)[(seed >> 4) % 5]
        dots.append(
            f'<circle cx="{x}" cy="{y}" r=".{size:02d}"/>' if size < 13 else f'<circle cx="{x}" cy="{y}" r="1.3"/>'
        )
    fixed = "".join(dots).replace('r=".0', 'r=".')
    return f'<g fill="#fff" fill-opacity=".7" class="th-stars">{fixed}</g>'
