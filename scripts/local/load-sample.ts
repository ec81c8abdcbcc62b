/** `node scripts/local/load-sample.ts FOLDER` publishes the posts of this process's studio in the database of that state. */
import { loadSampleOnce } from "./sample.ts";

if (await loadSampleOnce(process.argv[2] ?? "")) console.log("loaded");
