import { resolve } from "node:path";
import { build } from "./local/build.ts";
import { loadSampleOnce, migrate } from "./local/database.ts";
import { root } from "./local/processes.ts";

// After this, `npx wrangler dev` finds the production build, a migrated database and something to read.
const stateFolder = resolve(root, ".wrangler/state");
await build();
await migrate(stateFolder);
await loadSampleOnce(stateFolder);
console.log("Built. `npx wrangler dev` serves it.");
