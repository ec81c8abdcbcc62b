import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./local/processes.ts";
import { holdState, ownState } from "./local/state.ts";

try {
  const state = holdState("npm run reset");
  for (const path of [ownState, resolve(root, ".dev.vars")]) rmSync(path, { recursive: true, force: true });
  state.release();
  console.log("Local data and variables are cleared. npm start begins anew.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
