import { comingFacts } from "../../app/routes/admin/move-in/report-facts.ts";
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
