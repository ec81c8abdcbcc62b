import { type Chance, chanceFrom } from "@toadstool/stage";
import type { Beast } from "../../series/riso-woodles/beast.ts";
import { makeBeast } from "../../series/riso-woodles/make-beast.ts";

export type Part = "ears" | "coat" | "body";

/** What of a beast is drawn with each part's chances. */
const streams: Record<string, Part | undefined> = {
  top: "ears",
  ears: "ears",
  hat: "ears",
  coat: "coat",
  pattern: "coat",
  body: "body",
  frame: "body",
};

type Turns = Readonly<Record<Part, number>>;
export const first: Turns = { ears: 0, coat: 0, body: 0 };

/** The beast of a number. Each turn of a part gives that part another chance, or, with one stream for all, everything. */
export function beastOf(number: number, turns: Turns, shared = false): Beast {
  if (shared) return makeBeast(chanceFrom(number + 7919 * (turns.ears + turns.coat + turns.body)), 2, true);
  const own = chanceFrom(number);
  const chance: Chance = {
    ...own,
    of(name) {
      const part = streams[name];
      return part && turns[part] > 0 ? own.of(`${name}, ${turns[part]}`) : own.of(name);
    },
  };
  return makeBeast(chance, 2, true);
}

/** "a tall fox with antlers" */
export function tellBeast({ noun, traits }: Beast): string {
  const [one, other] = traits;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}${one ? ` with ${one}` : ""}${other ? ` and ${other}` : ""}`;
}
