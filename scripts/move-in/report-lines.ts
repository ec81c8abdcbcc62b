import type { Move, MoveItem } from "../../app/browser/moving-in/move.ts";
import { comingFacts, newReaders } from "../../app/browser/moving-in/report-facts.ts";
import { counted } from "#domain/text/counted.ts";

/** What comes of an export, a line for each number. */
export function reportLines(move: Move, consent: string): string[] {
  const readers = newReaders(move);
  return [
    ...comingFacts(move).map(([name, value]) => `${value.padStart(8)}  ${name}`),
    ...(move.readers?.said ?? []).map(
      ({ count, words }) => `${count.toLocaleString("en-GB").padStart(8)}  Not added. ${words}`,
    ),
    ...(readers > 0 && !consent
      ? [`${counted(readers, "reader")} would come with --consent "how they agreed to your letters".`]
      : []),
  ];
}

type Remarked = Pick<MoveItem, "kind" | "title" | "trouble" | "remarks">;

/** What the owner should know of an export: of all of it, then of each text, then what is left out. */
export function remarkLines(items: readonly Remarked[]): string[] {
  const ofAll = items.filter(({ kind }) => kind === "remark").map(({ title }) => `· ${title}`);
  const ofEach = items
    .filter(({ kind, remarks }) => kind !== "remark" && remarks.length > 0)
    .flatMap(({ title, remarks }) => [title, ...remarks.map((remark) => `  · ${remark}`)]);
  const left = items
    .filter(({ trouble }) => trouble !== "")
    .flatMap(({ title, trouble }) => [`${title} does not come.`, `  · ${trouble}`]);
  return [...ofAll, ...ofEach, ...left];
}
