import { buildShared } from "./local/build.ts";
import { migrate } from "./local/database.ts";
import { loadSampleOnce } from "./local/load-sample-once.ts";
import { holdFreeState, ownState, stateHolder } from "./local/state.ts";
import { ensureVariables } from "./local/variables.ts";

// After this, `npx wrangler dev` finds the production build, a migrated database and something to read.
try {
  ensureVariables();
  await buildShared(console.log);
  const state = holdFreeState("npm run build");
  if (state) {
    await migrate(ownState);
    await loadSampleOnce(ownState);
    state.release();
  } else console.log(`${stateHolder()}, which is left as it is.`);
  console.log("Built. `npx wrangler dev` serves it.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
