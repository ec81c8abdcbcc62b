import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./local/processes.ts";

for (const path of [".wrangler/state", ".dev.vars"])
  rmSync(resolve(root, path), { recursive: true, force: true });
console.log("Local data and variables are cleared. npm start begins anew.");
