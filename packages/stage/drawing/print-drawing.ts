import type { Drawn, DrawingProgram, PrintChoice } from "./drawn.ts";
import { separate } from "./separate.ts";

/** The work of a seed, in the inks and on the paper that were chosen: always the same print. */
export function printDrawing(program: DrawingProgram, seed: number, choice: PrintChoice = {}): Drawn {
  const drawn = program(seed, choice);
  return choice.inks && !drawn.plates ? separate(drawn, choice) : drawn;
}
