import { isolate } from "./local/isolation.ts";
import { walkJourneys } from "./local/journeys.ts";
import { openScratch } from "./local/scratch.ts";

isolate(openScratch());
const passed = await walkJourneys(["--reporter=list", ...process.argv.slice(2)], (progress) =>
  console.log(`· ${progress}`),
);
process.exit(passed ? 0 : 1);
