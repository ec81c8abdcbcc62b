/** `npm run decisions`: writes the index of docs/decisions/. `npm test` fails if it is not up to date. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { indexOf } from "./decisions/index-of.ts";
import { root } from "./local/processes.ts";

const folder = join(root, "docs/decisions");
writeFileSync(join(folder, "README.md"), indexOf(folder));
