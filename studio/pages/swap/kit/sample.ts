import type { Swap } from "../swap.ts";

/** One of mine, so that nobody has to begin before they have seen one. Numbers are places in the lists of swap-kit.ts. */
export const sample: Swap = {
  title: "The toad goes out for milk",
  pages: [
    {
      paper: 0,
      marks: [
        { stamp: 23, ink: 2, x: 128, y: 92, turn: 4, size: 7 },
        { stamp: 32, ink: 3, x: 58, y: 150, turn: 125, size: 4 },
        { stamp: 32, ink: 3, x: 200, y: 152, turn: 3, size: 4 },
        { stamp: 0, ink: 0, x: 129, y: 124, turn: 1, size: 6 },
        { face: 0, text: "The toad", ink: 1, x: 128, y: 204, turn: 127, size: 4 },
        { face: 1, text: "goes out for milk", ink: 0, x: 128, y: 229, turn: 0, size: 1 },
      ],
    },
    {
      paper: 3,
      marks: [
        { stamp: 25, ink: 4, x: 52, y: 42, turn: 2, size: 3 },
        { stamp: 25, ink: 4, x: 200, y: 36, turn: 126, size: 4 },
        { stamp: 25, ink: 4, x: 60, y: 98, turn: 127, size: 2 },
        { stamp: 16, ink: 1, x: 142, y: 104, turn: 3, size: 6 },
        { stamp: 0, ink: 0, x: 116, y: 164, turn: 0, size: 4 },
        { stamp: 31, ink: 3, x: 64, y: 198, turn: 1, size: 4 },
        { stamp: 31, ink: 3, x: 172, y: 199, turn: 127, size: 4 },
        { face: 1, text: "It rained upwards, too.", ink: 0, x: 128, y: 235, turn: 0, size: 1 },
      ],
    },
    {
      paper: 2,
      marks: [
        { stamp: 33, ink: 5, x: 60, y: 86, turn: 1, size: 5 },
        { stamp: 33, ink: 5, x: 186, y: 86, turn: 127, size: 5 },
        { stamp: 12, ink: 0, x: 150, y: 136, turn: 0, size: 6 },
        { stamp: 5, ink: 1, x: 70, y: 172, turn: 125, size: 4 },
        { stamp: 2, ink: 3, x: 206, y: 196, turn: 2, size: 2 },
        { face: 0, text: "Shut", ink: 1, x: 150, y: 28, turn: 124, size: 2 },
        { face: 1, text: "The cat had been first.", ink: 0, x: 128, y: 230, turn: 0, size: 0 },
      ],
    },
    {
      paper: 1,
      marks: [
        { stamp: 22, ink: 2, x: 188, y: 50, turn: 3, size: 4 },
        { stamp: 24, ink: 4, x: 60, y: 44, turn: 5, size: 1 },
        { stamp: 24, ink: 4, x: 104, y: 70, turn: 120, size: 0 },
        { stamp: 10, ink: 0, x: 120, y: 132, turn: 126, size: 6 },
        { stamp: 8, ink: 1, x: 214, y: 160, turn: 8, size: 4 },
        { face: 0, text: "So: black", ink: 1, x: 128, y: 212, turn: 1, size: 3 },
      ],
    },
  ],
};
