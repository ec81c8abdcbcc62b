import { aligned } from "../local/aligned.ts";
import type { Proof } from "#testing/proofs/proofs.ts";
import type { Run } from "./run-proof.ts";

/** Between them docs/proofs.md has the table of the last full run. */
const begin = "<!-- The table of the last full run: npm run proof writes it. -->";
const end = "<!-- The end of the table. -->";

/** The table for a terminal. */
export function tableOf(runs: readonly Run[]): string {
  return aligned([["proof", "seed", "cases", "seconds", "result"], ...runs.map(cellsOf)], [0, 4]);
}

/** The page with the table of this run in place of the one before. Throws where the page has no place for it. */
export function withTable(
  page: string,
  proofs: readonly Proof[],
  runs: readonly Run[],
  { commit, date }: { commit: string; date: Date },
): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/proofs.md has no place for the table: “${begin}” and “${end}”.`);
  const proves = new Map(proofs.map(({ name, proves }) => [name, proves]));
  const rows = runs.map((run) => {
    const [name = "", ...cells] = cellsOf(run);
    return [`\`${name}\``, proves.get(name) ?? "", ...cells];
  });
  const head = ["Proof", "What it proves", "Seed", "Cases", "Seconds", "Result"];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const when = `The last full run: ${date.toISOString().slice(0, 16).replace("T", " ")} UTC, at commit ${commit}.`;
  return `${before}${begin}\n\n${when}\n\n${lines.join("\n")}\n\n${end}${after}`;
}

function cellsOf({ name, seed, cases, seconds, result }: Run): string[] {
  return [name, String(seed ?? "–"), String(cases ?? "–"), String(seconds), result];
}
