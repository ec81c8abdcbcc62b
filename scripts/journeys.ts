import { isolate } from "./local/isolation.ts";
import { walkJourneys } from "./local/journeys.ts";
import { openScratch } from "./local/scratch.ts";

isolate(openScratch());
const args = process.argv.slice(2);
/** Files and folders; what follows an option such as `-g` is none. */
const places = args.filter((arg) => /^(studio|testing)\//.test(arg));
const say = (progress: string) => console.log(`· ${progress}`);
const isOwn = (file: string) => file.startsWith("studio/");

/** Each studio has a site of its own: the engine's journeys walk the small one, those that came with studio/ the real one. */
const walks = [
  { studio: "small", projects: ["pages", "drawn"], files: places.filter((file) => !isOwn(file)) },
  { studio: "own", projects: ["studio-pages", "studio-drawn"], files: places.filter(isOwn) },
] as const;
const asked = args.flatMap((arg) => /^--project=(.+)$/.exec(arg)?.[1] ?? []);
const options = args.filter((arg) => !places.includes(arg) && !arg.startsWith("--project="));

let passed = true;
for (const { studio, projects, files } of walks) {
  const chosen = projects.filter((project) => asked.length === 0 || asked.includes(project));
  if (chosen.length === 0 || (places.length > 0 && files.length === 0)) continue;
  const named = chosen.map((project) => `--project=${project}`);
  const given = ["--pass-with-no-tests", ...named, ...options, ...files];
  passed = (await walkJourneys(given, say, { studio })) && passed;
}
process.exit(passed ? 0 : 1);
