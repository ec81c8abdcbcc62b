/**
 * `npm run architecture`: draws docs/pictures/architecture.svg, the picture of ARCHITECTURE.md, from the imports of the sources. With
 * `--check` it fails if the picture is not what the imports are now.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPlan } from "./architecture/draw.ts";
import { readImports } from "./architecture/imports.ts";
import { planOf } from "./architecture/plan.ts";
import { root } from "./local/processes.ts";

const file = join(root, "docs/pictures/architecture.svg");
try {
  const drawn = drawPlan(planOf(readImports(root)));
  if (!process.argv.includes("--check")) writeFileSync(file, drawn);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== drawn)
    throw new Error(
      "The imports are not as ARCHITECTURE.md shows them. Run `npm run architecture` and look at what changed.",
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
