/** `node testing/proofs/studios/walk.ts BUILD JOURNEY [LANGUAGE]` walks a journey through a fresh studio, which has nothing yet. */
import { join } from "node:path";
import { walkJourneys } from "../../../scripts/local/journeys.ts";

const [folder = "", journey = "", SITE_LANGUAGE = ""] = process.argv.slice(2);
const built = { folder, config: join(folder, "server/miniflare.json"), remove: () => {} };
const passed = await walkJourneys(["--project=fresh-studio", journey], console.log, {
  built,
  sites: 1,
  studio: "own",
  env: { SITE_LANGUAGE },
});
process.exit(passed ? 0 : 1);
