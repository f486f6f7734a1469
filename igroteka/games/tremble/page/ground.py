"""The ground of the board: Earth above, as it is seen from the ships, and the dark they come from."""

from __future__ import annotations

from functools import cache

from igroteka.games.tremble.page.places import BOARD

STARS = 210
SIZES = (0.4, 0.5, 0.6, 0.8, 0.5, 0.7, 1.3)


@cache
def ground() -> str:
    width, height = BOARD
    return (
        f"<defs>{gradients()}{relief()}"
        f'<clipPath id="th-clip"><rect width="{width}" height="{height}" rx="18"/></clipPath></defs>'
        f'<g clip-path="url(#th-clip)"><rect width="{width}" height="{height}" fill="url(#th-space)"/>'
        f'<rect width="{width}" height="{height}" fill="url(#th-nebula)"/>'
        f'<rect width="{width}" height="{height}" fill="url(#th-haze)"/>{clouds()}{stars()}{earth()}'
        f'<rect width="{width}" height="{height}" fill="url(#th-shade)"/></g>'
    )


def stop(at: float, colour: str, cls: str, opacity: float = 1) -> str:
    return f'<stop offset="{at:g}" stop-color="{colour}" stop-opacity="{opacity:g}" class="{cls}"/>'


def gradients() -> str:
    space = stop(0, "#161a36", "th-sky-0") + stop(0.45, "#10122a", "th-sky-1") + stop(1, "#090a16", "th-sky-2")
    nebula = (
        stop(0, "#8a3aa0", "th-neb-0", 0.62)
        + stop(0.6, "#2f4396", "th-neb-1", 0.26)
        + stop(1, "#10122a", "th-neb-2", 0)
    )
    haze = stop(0, "#1f8f8a", "th-neb-3", 0.34) + stop(1, "#10122a", "th-neb-2", 0)
    air = stop(0.955, "#62e0d2", "th-air", 0) + stop(0.975, "#62e0d2", "th-air", 0.75) + stop(1, "#5a7bff", "th-air", 0)
    land = stop(0, "#0b2f3d", "th-land-0") + stop(1, "#1d5a5c", "th-land-1")
    shade = stop(0, "#000", "th-shade", 0) + stop(0.75, "#000", "th-shade", 0) + stop(1, "#000", "th-shade", 0.45)
    return (
        f'<linearGradient id="th-space" x1="0" y1="0" x2="0" y2="1">{space}</linearGradient>'
        f'<radialGradient id="th-nebula" cx=".8" cy=".6" r=".55">{nebula}</radialGradient>'
        f'<radialGradient id="th-haze" cx=".12" cy=".86" r=".5">{haze}</radialGradient>'
        f'<radialGradient id="th-air" gradientUnits="userSpaceOnUse" cx="410" cy="-1216" r="1530">{air}'
        f"</radialGradient>"
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
        '<filter id="th-dust" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
        '<feTurbulence type="fractalNoise" baseFrequency=".004 .011" numOctaves="4" seed="4"/>'
        '<feColorMatrix type="matrix" values="0 0 0 0 .52  0 0 0 0 .42  0 0 0 0 .85  1.9 0 0 0 -.82"/></filter>'
    )


def earth() -> str:
    return (
        '<circle cx="410" cy="-1216" r="1530" fill="url(#th-air)"/>'
        '<g filter="url(#th-relief)"><path d="M0 0H820V226Q410 322 0 226Z" fill="url(#th-land)"/></g>'
        '<path d="M0 226Q410 322 820 226" fill="none" stroke="#a8fff0" stroke-opacity=".55" stroke-width="1.5"'
        ' class="th-limb"/>'
    )


def clouds() -> str:
    """Dust among the stars: the same noise, stretched and thin."""
    return '<rect y="230" width="820" height="538" fill="#fff" filter="url(#th-dust)" opacity=".5" class="th-dust"/>'


def stars() -> str:
    """Scattered by a small generator of their own: the same sky always."""
    seed = 20061
    dots: list[str] = []
    for _ in range(STARS):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        x = (seed >> 7) % 820
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        y = 236 + (seed >> 8) % 530
        dots.append(f'<circle cx="{x}" cy="{y}" r="{SIZES[(seed >> 4) % len(SIZES)]}"/>')
    return f'<g fill="#fff" fill-opacity=".8" class="th-stars">{"".join(dots)}</g>'
