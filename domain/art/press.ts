import type { NamedColour, PrintChoice } from "@toadstool/stage/drawing";
import { chooseSeed, seedFrom } from "@toadstool/stage";
import { inkLimit, type Sheet, sheetPath } from "./sheet.ts";

/** A paper or an ink of the studio. Its letter is in addresses, and stays when others are added or go. */
export interface Stocked extends NamedColour {
  /** a…z */
  letter: string;
}

/** What the studio has in stock for a series' press. */
export interface Press {
  papers: readonly Stocked[];
  inks: readonly Stocked[];
  /** Letters of inks that go together: what the press suggests. The first ink draws the lines. */
  sets: readonly string[];
}

/** The papers and inks that a sheet names; null where the studio has never had one of them. */
export function choiceOf({ papers, inks }: Press, sheet: Sheet): PrintChoice | null {
  const paper = papers.find(({ letter }) => letter === sheet.paper);
  const chosen = sheet.inks
    ? [...sheet.inks].map((asked) => inks.find(({ letter }) => letter === asked))
    : null;
  if ((sheet.paper && !paper) || chosen?.some((ink) => !ink)) return null;
  return {
    ...(paper && { paper: plain(paper) }),
    ...(chosen && { inks: chosen.flatMap((ink) => (ink ? [plain(ink)] : [])) }),
  };
}

const plain = ({ name, colour }: Stocked): NamedColour => ({ name, colour });

/** What lies ready on the press for a picture that was asked for without inks: the same for the same seed. */
export function suggestionOf({ papers, sets }: Press, seed: number): { paper: string; inks: string } {
  return {
    paper: papers[seed % papers.length]?.letter ?? "",
    inks: sets[(seed >>> 3) % sets.length] ?? "",
  };
}

/** Puts an ink in, or takes it out. Where all drums are taken, the last one changes. */
export function withInk(inks: string, letter: string): string {
  if (inks.includes(letter)) return inks.replace(letter, "");
  return inks.slice(0, inkLimit - 1) + letter;
}

/** The address of a sheet that has probably never been printed, in inks that go together. */
export function anotherSheet(slug: string, press: Press, random: () => number): string {
  const seed = chooseSeed(random);
  return sheetPath(slug, { seed, ...suggestionOf(press, seed) });
}

/** The sheet of a press that was pulled as a form, as browsers without scripts send it: any picture, or that of `seed` once more. */
export function pulledBy(query: URLSearchParams, press: Press, random: () => number): Sheet {
  const seed = seedFrom(query.get("seed") ?? "") ?? chooseSeed(random);
  const suggested = suggestionOf(press, seed);
  const known = (stock: readonly Stocked[], letter: string) => stock.some((one) => one.letter === letter);
  const paper = query.get("paper") ?? "";
  const inks = [...new Set(query.getAll("ink"))].filter((letter) => known(press.inks, letter));
  return {
    seed,
    paper: known(press.papers, paper) ? paper : suggested.paper,
    inks: inks.slice(0, inkLimit).join("") || suggested.inks,
  };
}
