import type { LoadProgram } from "@toadstool/stage/drawing";

/** Every series by its slug. Its program loads when a work is drawn anew, and not before. */
export const seriesPrograms: Readonly<Record<string, LoadProgram | undefined>> = {
  "riso-woodles": () => import("./series/riso-woodles/woodle.ts").then((file) => file.drawWoodle),
  collagescape: () => import("./series/collagescape/collagescape.ts").then((file) => file.drawCollagescape),
};
