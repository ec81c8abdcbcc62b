/** `node testing/proofs/studios/walk.ts BUILD` walks the journeys through a fresh studio, which has nothing yet. */
import { join } from "node:path";
import { walkJourneys } from "../../../scripts/local/journeys.ts";

const [folder = ""] = process.argv.slice(2);
const built = { folder, config: join(folder, "server/wrangler.json"), remove: () => {} };
const passed = await walkJourneys(["--project=fresh-studio"], console.log, {
  built,
  sites: 1,
  studio: "own",
});
process.exit(passed ? 0 : 1);
