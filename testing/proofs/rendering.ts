/**
 * Hunts for texts that take the renderer longer than the budget should let them: grown from seeds, of 1 to 500 KB.
 * `npm run proof -- rendering --seed=1 --count=500 [--most=4]`. Prints the slowest, and fails where one takes more than
 * `most` seconds of processor time or throws.
 */
import { longestHtml } from "@toadstool/markdown";
import { renderOrRefuse } from "#domain/markdown/render.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { ordinaryText } from "../attacks/markdown/texts.ts";
import { grownText } from "../attacks/markdown/grammar.ts";

const { seed, count, most } = readOptions({ seed: 1, count: 500, most: 4 });
const sizes = [1_000, 5_000, 20_000, 80_000, 250_000, 500_000];

interface Run {
  seed: number;
  size: number;
  seconds: number;
  end: string;
  recipe: string;
}

renderOrRefuse(ordinaryText(50_000));
const runs: Run[] = [];
const faults: string[] = [];
for (let at = seed; at < seed + count; at++) {
  for (const size of sizes) {
    const { recipe, text } = grownText(at, size);
    const before = process.cpuUsage();
    const end = endOf(text);
    const seconds = process.cpuUsage(before).user / 1e6;
    runs.push({ seed: at, size, seconds, end, recipe });
    if (seconds > most || end.startsWith("threw")) {
      faults.push(`seed ${at}, ${size} characters: ${seconds.toFixed(2)} s, ${end}: ${recipe}`);
      // Larger ones would only take longer.
      break;
    }
  }
}

const slowest = runs.toSorted((a, b) => b.seconds - a.seconds).slice(0, 15);
console.log(`The slowest of ${runs.length} texts (seconds of processor time):`);
for (const run of slowest)
  console.log(
    `  ${run.seconds.toFixed(2)}  ${run.end.padEnd(8)} seed ${run.seed}, ${run.size}: ${run.recipe.slice(0, 120)}`,
  );
const refused = runs.filter(({ end }) => end === "refused").length;
console.log(`${refused} refused, ${runs.length - refused} rendered.`);
conclude({ cases: runs.length, faults, holds: `each is rendered or refused within ${most} s` });

function endOf(text: string): string {
  try {
    const rendered = renderOrRefuse(text);
    if (isRefused(rendered)) return "refused";
    return rendered.length <= longestHtml ? "rendered" : "threw no refusal of a page that is too long";
  } catch (error) {
    return `threw ${String(error)}`;
  }
}
