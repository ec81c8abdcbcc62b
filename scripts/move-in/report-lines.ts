import { comingFacts } from "../../app/routes/admin/move-in/report-facts.ts";
import type { ListedItem } from "#domain/moving-in/move.ts";
import type { MoveReport } from "#domain/moving-in/report.server.ts";
import { counted } from "#domain/text/counted.ts";

type Report = Pick<MoveReport, "move" | "counts" | "subscribers" | "said" | "consent">;

/** What comes of an export, a line for each number. */
export function reportLines(report: Report, consent: string): string[] {
  const readers = report.subscribers?.new ?? 0;
  return [
    ...comingFacts(report).map(([name, value]) => `${value.padStart(8)}  ${name}`),
    ...report.said.map(
      ({ count, words }) => `${count.toLocaleString("en-GB").padStart(8)}  Not added. ${words}`,
    ),
    ...(readers > 0 && !consent
      ? [`${counted(readers, "reader")} would come with --consent "how they agreed to your letters".`]
      : []),
  ];
}

type Remarked = Pick<ListedItem, "kind" | "title" | "trouble" | "remarks">;

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
