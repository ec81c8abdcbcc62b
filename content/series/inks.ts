/** What each work of a series is printed on or cut from, by the order of its works: name and #rrggbb. Written by scripts/art/series-inks.ts. */
export const seriesInks: Readonly<Record<string, readonly (readonly (readonly [string, string])[])[]>> = {
  "riso-woodles": [
    [
      ["Navy", "#202f66"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Sky", "#62b8e8"],
    ],
    [
      ["Navy", "#202f66"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Sky", "#62b8e8"],
    ],
    [
      ["Violet", "#4a22c4"],
      ["Fluorescent pink", "#ff4f8b"],
    ],
    [
      ["Burgundy", "#722244"],
      ["Orange", "#ff6f3c"],
      ["Sky", "#62b8e8"],
    ],
    [
      ["Navy", "#202f66"],
      ["Yellow", "#ffc93c"],
    ],
    [
      ["Violet", "#4a22c4"],
      ["Teal", "#00a896"],
      ["Rose", "#ff9eb5"],
    ],
    [
      ["Burgundy", "#722244"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Yellow", "#ffc93c"],
    ],
    [
      ["Forest", "#1d4f40"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Lime", "#b5d334"],
    ],
    [
      ["Midnight", "#221a3a"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Yellow", "#ffc93c"],
    ],
    [
      ["Violet", "#4a22c4"],
      ["Teal", "#00a896"],
      ["Rose", "#ff9eb5"],
    ],
    [
      ["Violet", "#4a22c4"],
      ["Teal", "#00a896"],
      ["Rose", "#ff9eb5"],
    ],
    [
      ["Navy", "#202f66"],
      ["Orange", "#ff6f3c"],
      ["Mint", "#82d8c3"],
    ],
    [
      ["Violet", "#4a22c4"],
      ["Fluorescent pink", "#ff4f8b"],
    ],
    [
      ["Forest", "#1d4f40"],
      ["Orange", "#ff6f3c"],
      ["Yellow", "#ffc93c"],
    ],
    [
      ["Burgundy", "#722244"],
      ["Orange", "#ff6f3c"],
      ["Sky", "#62b8e8"],
    ],
    [
      ["Forest", "#1d4f40"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Lime", "#b5d334"],
    ],
    [
      ["Navy", "#202f66"],
      ["Yellow", "#ffc93c"],
    ],
    [
      ["Navy", "#202f66"],
      ["Orange", "#ff6f3c"],
      ["Mint", "#82d8c3"],
    ],
    [
      ["Burgundy", "#722244"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Yellow", "#ffc93c"],
    ],
    [
      ["Violet", "#4a22c4"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Yellow", "#ffc93c"],
    ],
    [
      ["Violet", "#4a22c4"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Yellow", "#ffc93c"],
    ],
    [
      ["Midnight", "#221a3a"],
      ["Orange", "#ff6f3c"],
    ],
    [
      ["Navy", "#202f66"],
      ["Orange", "#ff6f3c"],
      ["Mint", "#82d8c3"],
    ],
    [
      ["Midnight", "#221a3a"],
      ["Fluorescent pink", "#ff4f8b"],
      ["Yellow", "#ffc93c"],
    ],
  ],
};
