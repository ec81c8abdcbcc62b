import { seedFrom, seedLimit } from "@toadstool/stage";

/** A sheet pulled from a series' press: all that it takes to print it again. */
export interface Sheet {
  /** Which picture, from 0 up to 2³². */
  seed: number;
  /** The letter of its stock; null for the paper that the program chooses. */
  paper: string | null;
  /** A letter for each of up to four inks, the first draws the lines; null for the inks that the program chooses. */
  inks: string | null;
}

/** As many drums as the press has. */
export const inkLimit = 4;

/** Short, in a-z, 0-9 and dashes: "jbx9", "jbx9-c", "jbx9-c-vpy", "jbx9--vpy". */
export function sheetCode({ seed, paper, inks }: Sheet): string {
  return [seed.toString(36), paper ?? "", inks ?? ""].join("-").replace(/-+$/, "");
}

/** The sheet of a code; null where no sheet has that code. */
export function sheetFrom(code: string): Sheet | null {
  const [, written = "", paper, inks] =
    /^(0|[1-9a-z][0-9a-z]{0,6})(?:-([a-z])?(?:-([a-z]{1,4}))?)?$/.exec(code) ?? [];
  const seed = Number.parseInt(written, 36);
  const sheet = { seed, paper: paper ?? null, inks: inks ?? null };
  // A sheet has one code, so that it has one address.
  return seed < seedLimit && isOnceEach(inks) && sheetCode(sheet) === code ? sheet : null;
}

/** The sheet that an address' query asks for; null where it asks for none that could be. */
export function sheetAsked(query: URLSearchParams): Sheet | null {
  const seed = seedFrom(query.get("seed") ?? "");
  const [paper, inks] = [query.get("paper") || null, query.get("inks") || null];
  return seed === null ? null : sheetFrom(sheetCode({ seed, paper, inks }));
}

/** The address that always prints it. */
export function sheetPath(slug: string, { seed, paper, inks }: Sheet): string {
  return `/art/series/${slug}?seed=${seed}${paper ? `&paper=${paper}` : ""}${inks ? `&inks=${inks}` : ""}`;
}

/** Its portrait, which the Worker draws: for pages without scripts, and for lists of prints. */
export function sheetPicture(slug: string, sheet: Sheet) {
  return { src: `/art/series/${slug}/sheets/${sheetCode(sheet)}.png`, width: 600, height: 800 };
}

/** What a link to it shows where it is shared. */
export function sheetCard(slug: string, sheet: Sheet) {
  return { src: `/art/series/${slug}/cards/${sheetCode(sheet)}.png`, width: 1200, height: 630 };
}

const isOnceEach = (letters = "") => new Set(letters).size === letters.length;
