// Before anything is painted: who has chosen no theme gets that of the system, and style sheets ask one attribute.
"use strict";

document.documentElement.dataset.theme ||= matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
