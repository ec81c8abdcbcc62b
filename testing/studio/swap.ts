import type { SwapKit } from "@toadstool/zine/swap";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];

export const swapKit: SwapKit | null = {
  papers: [
    { name: "White", value: "#ffffff" },
    { name: "Grey", value: "#dddddd" },
  ],
  inks: [
    { name: "Black", value: "#221a35" },
    { name: "Blue", value: "#2255cc" },
  ],
  stamps: [
    { name: "a square", layers: [["ink", "M10 10H90V90H10Z"]] },
    { name: "a ring", layers: [["ink", "M10 50A40 40 0 1 0 90 50A40 40 0 1 0 10 50Z", 8]] },
    { name: "a grey triangle", layers: [["tone", "M50 10L90 90H10Z"]] },
  ],
  faces: [
    {
      name: "Bars",
      isCapitals: true,
      signs: Object.fromEntries(
        letters.map((letter, at) => [letter, [40, `M0 0V-75H${10 + (at % 3) * 10}V0Z`]] as const),
      ),
    },
  ],
  alphabet: " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,!?",
  samples: [
    {
      title: "Squares",
      pages: [0, 1, 2, 0].map((stamp) => ({
        paper: 0,
        marks: [{ stamp, ink: 1, x: 128, y: 128, turn: 2, size: 5 }],
      })),
    },
  ],
  lines: ["It was like this", "See over"],
};
