import type { Drawn, LoadProgram, NamedColour, PlateSetting } from "@toadstool/stage/drawing";
import { printDrawing } from "@toadstool/stage/drawing/print";
import { sheetNumber } from "./colophon.ts";
import { choiceOf, type Press, type Stocked, suggestionOf } from "./press.ts";
import type { Words } from "../words/words.ts";
import type { Series } from "./series.ts";
import { type Sheet, sheetCode } from "./sheet.ts";

/** A sheet as its page describes it. */
export interface PulledSheet {
  sheet: Sheet;
  code: string;
  number: string;
  name: string;
  alt: string;
  /** Left out where the picture is no print: then `inks` are what it is made of. */
  paper: NamedColour | null;
  inks: readonly NamedColour[];
  plates: readonly PlateSetting[];
  /** The numbered work that has its picture. */
  work: { number: number; title: string } | null;
  /** What the press is loaded with. */
  loaded: { paper: string; inks: string };
}

/** Draws a sheet; null where it names an ink or a paper that the studio has not, or its series has no program. */
export async function drawSheet(
  load: LoadProgram | undefined,
  press: Press,
  sheet: Sheet,
): Promise<Drawn | null> {
  const [program, choice] = [await load?.(), choiceOf(press, sheet)];
  return program && choice ? printDrawing(program, sheet.seed, choice) : null;
}

/** What there is to say of a sheet. Its picture's name is that of the numbered work with this seed, or the program's. */
export async function describeSheet(
  series: Pick<Series, "slug" | "title" | "works">,
  load: LoadProgram | undefined,
  press: Press,
  sheet: Sheet,
  { press: words }: Pick<Words, "press">,
): Promise<PulledSheet | null> {
  const drawn = await drawSheet(load, press, sheet);
  if (!drawn) return null;
  const work = series.works.find(({ seed }) => seed === sheet.seed);
  const suggested = suggestionOf(press, sheet.seed);
  const own = drawn.plates ? lettersOf(press.inks, drawn.inks) : null;
  const stock = drawn.paper ? lettersOf(press.papers, [drawn.paper]) : null;
  return {
    sheet,
    code: sheetCode(sheet),
    number: sheetNumber(series.slug, sheet),
    name: work?.title ?? drawn.name ?? words.seedName({ series: series.title, seed: String(sheet.seed) }),
    alt: drawn.alt,
    paper: drawn.paper ?? null,
    inks: drawn.inks,
    plates: drawn.plates ?? [],
    work: work ? { number: work.number, title: work.title } : null,
    loaded: { paper: stock ?? suggested.paper, inks: own ?? suggested.inks },
  };
}

/** The letters of what a print was made with, where all of it is in stock. */
function lettersOf(stocked: readonly Stocked[], used: readonly NamedColour[]): string | null {
  const letters = used.flatMap(({ name }) => stocked.find((one) => one.name === name)?.letter ?? []);
  return letters.length === used.length ? letters.join("") : null;
}
