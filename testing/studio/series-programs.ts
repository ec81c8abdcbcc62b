import type { DrawingProgram, LoadProgram } from "@toadstool/stage/drawing";
import { squaresSvg } from "./series/grids.ts";

const grid: DrawingProgram = (seed) => ({
  seed,
  width: 900,
  height: 1200,
  inks: [
    { name: "Blue", colour: "#2743b5" },
    { name: "Coral", colour: "#ff7a5c" },
  ],
  alt: `Squares in rows, by the number ${seed}.`,
  svg: (title = "") =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200"><title>${title}</title><path fill="#fffdf8" d="M0 0h900v1200H0z"/>${squaresSvg(seed)}</svg>`,
});

export const seriesPrograms: Readonly<Record<string, LoadProgram | undefined>> = {
  "small-grids": async () => grid,
};
