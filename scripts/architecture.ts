/** `npm run architecture`: draws the picture of ARCHITECTURE.md from the imports of the sources. `npm test` fails if it is not up to date. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPlan } from "./architecture/draw.ts";
import { readImports } from "./architecture/imports.ts";
import { planOf } from "./architecture/plan.ts";
import { root } from "./local/processes.ts";

writeFileSync(join(root, "docs/pictures/architecture.svg"), drawPlan(planOf(readImports(root))));
