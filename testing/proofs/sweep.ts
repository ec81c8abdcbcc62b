/**
 * Walks the journeys that `npm test` takes through some pages, widths and themes through all of them: `npm run proof -- sweep`,
 * or `npm run proof -- sweep studio/tests/journeys/mail-button.test.e2e.ts` for one of them.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/local/processes.ts";

/** What makes a journey look at more than it does in `npm test`; testing/journeys/sweep.ts. */
const sweeps = /checkInThemes|\b(swept|inTurn)\(/;
const journeys = globSync("{testing,studio/tests}/journeys/*.test.e2e.ts", { cwd: root }).filter((file) =>
  sweeps.test(readFileSync(join(root, file), "utf8")),
);

if (!process.argv.slice(2).some((arg) => !arg.startsWith("-"))) process.argv.push(...journeys);
await import("../../scripts/journeys.ts");
