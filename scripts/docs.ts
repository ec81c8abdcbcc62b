/**
 * `npm run docs` draws the picture of ARCHITECTURE.md from the imports of the sources, and writes the index of
 * docs/decisions/: `npm test` fails where they are not up to date. `--pictures` takes the pictures of the owner's manual,
 * too, from the site that it builds, or with `--built` from the build in build/.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drawPlan } from "./docs/draw.ts";
import { readImports } from "./docs/imports.ts";
import { indexOf } from "./docs/index-of.ts";
import { planOf } from "./docs/plan.ts";
import { root } from "./local/processes.ts";

const { values } = parseArgs({ options: { pictures: { type: "boolean" }, built: { type: "boolean" } } });
const decisions = join(root, "docs/decisions");
writeFileSync(join(decisions, "README.md"), indexOf(decisions));
writeFileSync(join(root, "docs/pictures/architecture.svg"), drawPlan(planOf(readImports(root))));
if (values.pictures) {
  // A browser and a whole site, which the other documents need not wait for.
  const { takePictures } = await import("./docs/take-pictures.ts");
  await takePictures(values.built ?? false);
}
