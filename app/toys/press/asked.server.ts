import { redirect } from "react-router";
import { seedFrom } from "@toadstool/stage";
import { anotherSheet, pulledBy } from "#domain/art/press.ts";
import { describeSheet, type PulledSheet } from "#domain/art/pulled-sheet.ts";
import type { Series } from "#domain/art/series.ts";
import { sheetAsked, sheetPath } from "#domain/art/sheet.ts";
import type { Words } from "#domain/words/words.ts";
import { press } from "#studio/press.ts";
import { seriesPrograms } from "#studio/series-programs.ts";

/** What an address of a series asks of its press. */
export interface AskedOfPress {
  /** What it says in place of a seed; null where it asks for nothing. */
  asked: string | null;
  /** The seed, where that part of the address is right. */
  seed: number | null;
  /** Null where nothing can be printed of it. */
  pulled: PulledSheet | null;
  /** Each answer has another one, so that a plain link leads to a new work every time. */
  another: string;
}

/** Throws a redirect to the sheet's own address where the press was pulled as a form. */
export async function askPress(
  series: Series,
  query: URLSearchParams,
  words: Pick<Words, "press">,
): Promise<AskedOfPress> {
  if (query.has("pull")) throw redirect(sheetPath(series.slug, pulledBy(query, press, Math.random)), 303);
  const asked = query.get("seed");
  const sheet = sheetAsked(query);
  const pulled = sheet && (await describeSheet(series, seriesPrograms[series.slug], press, sheet, words));
  return { asked, seed: asked === null ? null : seedFrom(asked), pulled, another: anotherOf(series.slug) };
}

/** The address of a sheet that has probably never been printed. */
export const anotherOf = (slug: string): string => anotherSheet(slug, press, Math.random);
