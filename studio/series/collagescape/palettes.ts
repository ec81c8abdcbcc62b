export type Hour = "dawn" | "noon" | "dusk" | "night" | "snow" | "rain";

/** Name and #rrggbb of a paper's colour. */
export type Dye = readonly [name: string, colour: string];

/** Papers that lay together in the drawer because they belong together. */
export interface Palette {
  hour: Hour;
  /** What everything is pasted on. */
  board: Dye;
  sky: Dye;
  /** The sky where it meets the land. */
  haze: Dye;
  /** The sun, or the moon. */
  light: Dye;
  /** Farthest first. */
  lands: readonly [Dye, Dye, Dye, Dye, Dye];
  water: Dye;
  /** A roof, a sail: little of it. */
  accent: Dye;
  /** Walls and sails. */
  pale: Dye;
  /** What is darkest: trunks, wires, letters. */
  dark: Dye;
}

const cream: Dye = ["Cream board", "#f3ead9"];
const grey: Dye = ["Grey board", "#e3ddd2"];
const black: Dye = ["Black board", "#221e2e"];

export const palettes: readonly Palette[] = [
  {
    hour: "dawn", board: cream, sky: ["Shell", "#f7dfc6"], haze: ["Peach", "#f5bf9b"], light: ["Tomato", "#ee5d42"],
    lands: [["Lilac grey", "#cdb6c0"], ["Heather", "#a98fae"], ["Plum mist", "#77628f"], ["Blueberry", "#484873"], ["Ink blue", "#282a4d"]],
    water: ["Dusty rose", "#e0a394"], accent: ["Vermilion", "#e4502f"], pale: ["Milk", "#fbf3e4"], dark: ["Night blue", "#1f1f3c"],
  },
  {
    hour: "dawn", board: cream, sky: ["Rose", "#f4bdb6"], haze: ["Blush", "#f9dccd"], light: ["Butter", "#fff0bd"],
    lands: [["Mist", "#b9c9bd"], ["Sage", "#87a89d"], ["Sea green", "#4f8280"], ["Petrol", "#2a5c65"], ["Deep teal", "#143c48"]],
    water: ["Eau de Nil", "#a9cfc4"], accent: ["Coral", "#ef6a55"], pale: ["Milk", "#fdf5e8"], dark: ["Bottle", "#0f2c35"],
  },
  {
    hour: "noon", board: cream, sky: ["Sky blue", "#a4d0de"], haze: ["Duck egg", "#d8e9e0"], light: ["Sunflower", "#f8cb3f"],
    lands: [["Pale moss", "#bcd2a8"], ["Meadow", "#90b572"], ["Leaf", "#609750"], ["Ivy", "#387444"], ["Fir", "#1e4e33"]],
    water: ["Lido", "#64afc6"], accent: ["Post red", "#e04a2c"], pale: ["Milk", "#fdf7ea"], dark: ["Tar", "#1c2b2a"],
  },
  {
    hour: "noon", board: cream, sky: ["Buttermilk", "#f5e7c9"], haze: ["Almond", "#faf1de"], light: ["Tomato", "#e4572e"],
    lands: [["Glass", "#aecbc4"], ["Verdigris", "#6fa6a1"], ["Lagoon", "#2f8087"], ["Harbour", "#1c5b6b"], ["Atlantic", "#123a4d"]],
    water: ["Shallow", "#8fc3bd"], accent: ["Brick", "#d94a26"], pale: ["Milk", "#fffaf0"], dark: ["Deep water", "#0d2a3a"],
  },
  {
    hour: "noon", board: cream, sky: ["Forget-me-not", "#bcd8dc"], haze: ["Linen", "#eef0e2"], light: ["Lemon", "#fbe27a"],
    lands: [["Oat", "#ecdca6"], ["Straw", "#e5bf5e"], ["Ochre", "#d3922f"], ["Toffee", "#9d6a2c"], ["Bark", "#59412a"]],
    water: ["Pond", "#7bb0b4"], accent: ["Poppy", "#cf3f2d"], pale: ["Milk", "#fdf6e6"], dark: ["Peat", "#37281b"],
  },
  {
    hour: "dusk", board: cream, sky: ["Ember", "#e56a45"], haze: ["Marigold", "#f4a95f"], light: ["Custard", "#fbe09a"],
    lands: [["Terracotta", "#cc5f55"], ["Raspberry", "#9e4557"], ["Damson", "#703455"], ["Aubergine", "#472a4c"], ["Blackcurrant", "#291b38"]],
    water: ["Salmon", "#ec8a5e"], accent: ["Saffron", "#f7c453"], pale: ["Biscuit", "#f8dcb8"], dark: ["Sloe", "#1e1329"],
  },
  {
    hour: "dusk", board: grey, sky: ["Mauve", "#b088b4"], haze: ["Sweet pea", "#eaa9a6"], light: ["Primrose", "#f9e4b0"],
    lands: [["Lavender", "#9a83b4"], ["Violet", "#7263a4"], ["Iris", "#4d4b8a"], ["Delft", "#31386e"], ["Indigo", "#1c234b"]],
    water: ["Opal", "#c79ab6"], accent: ["Apricot", "#f47c51"], pale: ["Chalk pink", "#f8e3dc"], dark: ["Ink", "#151a3a"],
  },
  {
    hour: "dusk", board: cream, sky: ["Mustard", "#e6b53f"], haze: ["Corn", "#f2d486"], light: ["Red lead", "#d8432c"],
    lands: [["Lichen", "#b6ac62"], ["Olive", "#85925a"], ["Spruce", "#567558"], ["Hedge", "#345847"], ["Pine", "#1d3a36"]],
    water: ["Brass", "#cf9b35"], accent: ["Chilli", "#cc3b27"], pale: ["Parchment", "#f9ecc9"], dark: ["Coal", "#16292a"],
  },
  {
    hour: "night", board: cream, sky: ["Midnight", "#1f2b58"], haze: ["Blue hour", "#33467f"], light: ["Moon", "#f5e8b9"],
    lands: [["Slate blue", "#4e6198"], ["Cornflower", "#394c82"], ["Navy", "#283669"], ["Deep navy", "#1a254c"], ["Blue black", "#101730"]],
    water: ["Mussel", "#2c4e83"], accent: ["Lamp", "#f4b534"], pale: ["Moonlight", "#cfd6e6"], dark: ["Soot", "#0b1022"],
  },
  {
    hour: "night", board: black, sky: ["Bottle green", "#123f47"], haze: ["Kelp", "#1f5c60"], light: ["Pearl", "#f3f0d8"],
    lands: [["Verdigris", "#347672"], ["Malachite", "#265e5f"], ["Yew", "#1a494c"], ["Deep yew", "#113538"], ["Black green", "#0a2123"]],
    water: ["Tide", "#2b6f73"], accent: ["Lantern", "#f39158"], pale: ["Bone", "#d9e0d2"], dark: ["Pitch", "#07181a"],
  },
  {
    hour: "night", board: cream, sky: ["Ultraviolet", "#38257a"], haze: ["Crocus", "#55379c"], light: ["Candyfloss", "#ff9fb6"],
    lands: [["Wisteria", "#7357b8"], ["Pansy", "#564099"], ["Grape", "#3e2f7a"], ["Fig", "#2b2158"], ["Raven", "#1a153a"]],
    water: ["Bluebell", "#5c4fb0"], accent: ["Sodium", "#ffc93c"], pale: ["Lilac", "#ddd0f0"], dark: ["Tulip black", "#120e2a"],
  },
  {
    hour: "snow", board: grey, sky: ["Snow sky", "#c3d0d6"], haze: ["Breath", "#e2e7e6"], light: ["Peach", "#f4b591"],
    lands: [["Ice", "#b3c5d0"], ["Frost", "#cddae0"], ["Snow", "#e9eeee"], ["Blue snow", "#d5e0e6"], ["New snow", "#f8f7f2"]],
    water: ["Black ice", "#6f93a6"], accent: ["Robin", "#d2452f"], pale: ["Pine wood", "#c98f5e"], dark: ["Winter pine", "#24433f"],
  },
  {
    hour: "snow", board: cream, sky: ["Winter evening", "#7f95b8"], haze: ["Icing", "#bccade"], light: ["Primrose", "#f9e4b0"],
    lands: [["Shadow blue", "#93a8c8"], ["Glacier", "#b4c3da"], ["Snow", "#dde4ef"], ["Blue snow", "#c5d2e5"], ["New snow", "#f4f5f7"]],
    water: ["Cold iron", "#4a618c"], accent: ["Tangerine", "#e9803f"], pale: ["Barn", "#a3473c"], dark: ["Frozen ink", "#27365a"],
  },
  {
    hour: "rain", board: cream, sky: ["Pewter", "#929da6"], haze: ["Drizzle", "#b9c1c2"], light: ["Rinsed", "#e9e5d6"],
    lands: [["Fog", "#a0aeaa"], ["Wet slate", "#798f8d"], ["Moss grey", "#567877"], ["Wet fir", "#3a5b59"], ["Mire", "#233f3e"]],
    water: ["Puddle", "#8ea6b0"], accent: ["Oilskin", "#ecb731"], pale: ["Limewash", "#efeadd"], dark: ["Gutter", "#1a2c2f"],
  },
  {
    hour: "rain", board: cream, sky: ["Dishwater", "#bfb092"], haze: ["Tea with milk", "#dacdae"], light: ["Weak sun", "#f6ecd0"],
    lands: [["Mushroom", "#aeaa97"], ["Lovat", "#8c9381"], ["Heath", "#667a71"], ["Loch", "#445c60"], ["Storm", "#2a3b4b"]],
    water: ["Rain butt", "#98a79f"], accent: ["Wellington", "#d5502f"], pale: ["Whitewash", "#f5eedd"], dark: ["Drain", "#1e2a38"],
  },
]; // oxfmt-ignore
