/** `node scripts/local/keep-site.ts own|small` builds the site of that studio and prepares its first state, unless both are kept. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIsolated } from "./build.ts";
import { isolate } from "./isolation.ts";
import { openScratch } from "./scratch.ts";
import { prepareKept } from "./stack.ts";

isolate(openScratch());
const studio = process.argv[2] === "small" ? "small" : "own";
try {
  await buildIsolated(studio);
  await prepareKept(mkdtempSync(join(tmpdir(), "toadstool-state-")), () => undefined, studio);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
