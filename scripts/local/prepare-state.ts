/** `node scripts/local/prepare-state.ts FOLDER` migrates the database of that state, and loads this process's studio's sample once. */
import { migrate } from "./database.ts";
import { loadSampleOnce } from "./load-sample-once.ts";

const folder = process.argv[2] ?? "";
await migrate(folder);
if (await loadSampleOnce(folder)) console.log("Sample content loaded");
