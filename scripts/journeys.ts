import { parseArgs } from "node:util";
import { isolate } from "./local/isolation.ts";
import { walkJourneys } from "./local/journeys.ts";
import { openScratch } from "./local/scratch.ts";

isolate(openScratch());
const args = process.argv.slice(2);
const { positionals } = parseArgs({ args, allowPositionals: true, strict: false });
const say = (progress: string) => console.log(`· ${progress}`);

/** Each studio has a site of its own: the engine's journeys walk the small one, those that came with studio/ the real one. */
const own = positionals.filter((file) => file.startsWith("studio/"));
const engine = positionals.filter((file) => !file.startsWith("studio/"));
const all = positionals.length === 0;
let passed = true;
if (all || engine.length > 0) passed = await walk("small", own, ["pages", "drawn"]);
if (all || own.length > 0) passed = (await walk("own", engine, ["studio-pages", "studio-drawn"])) && passed;
process.exit(passed ? 0 : 1);

function walk(studio: "small" | "own", others: string[], projects: string[]): Promise<boolean> {
  const given = args.filter((arg) => !others.includes(arg));
  const chosen = args.some((arg) => arg.startsWith("--project")) ? [] : projects;
  const named = chosen.map((project) => `--project=${project}`);
  return walkJourneys(["--reporter=list", "--pass-with-no-tests", ...named, ...given], say, { studio });
}
