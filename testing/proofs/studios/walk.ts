/** `node testing/proofs/studios/walk.ts BUILD` walks the journeys through a fresh studio, which has nothing yet; a trace of a failure is kept. */
import { join } from "node:path";
import { walkJourneys } from "../../../scripts/local/journeys.ts";

const [folder = ""] = process.argv.slice(2);
const built = { folder, config: join(folder, "server/wrangler.json"), remove: () => {} };
const passed = await walkJourneys(["--reporter=list", "--project=fresh-studio"], console.log, {
  built,
  sites: 1,
  studio: "own",
  env: { TRACE: "1" },
});
process.exit(passed ? 0 : 1);
