/**
 * `npm run proof -- studios` tries the engine with other studios than the one that is here: fresh ones, in English, Japanese and
 * Arabic, and a fresh one with a single project. Each has to pass its content check, format, lint and build, and its site has to be
 * whole. Types are checked where the lists are empty, which is where they are strictest. The English one is then filled from a phone,
 * the others are filled and read in their language: `--only=ar` makes one of these alone.
 */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectFiles } from "../../scripts/check/changed-files.ts";
import { isolate } from "../../scripts/local/isolation.ts";
import { environment, root } from "../../scripts/local/processes.ts";
import { openScratch } from "../../scripts/local/scratch.ts";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";

const { only } = readOptions({ only: "" });
isolate(openScratch());

const link = "Code=https://github.com/ada";
const ada = ["--name", "Ada Example", "--title", "Printmaker", "--address", "https://ada.example"];
/** By the language that each site speaks. */
const others = {
  ja: ["--name", "山田花子", "--title", "版画家", "--time-zone", "Asia/Tokyo"],
  ar: ["--name", "ليلى حداد", "--title", "فنانة طباعة", "--time-zone", "Africa/Cairo"],
};
const faults: string[] = [];
let steps = 0;

if (only === "") tryEnglish();
for (const [language, facts] of Object.entries(others))
  if (["", language].includes(only)) tryIn(language, facts);
conclude({ cases: steps, faults, holds: "all studios are whole" });

function tryEnglish(): void {
  const fresh = makeHouse();
  const made = makeFresh("en-GB", ...ada, "--link", link);
  if (!takeSteps("A fresh studio", fresh, [made])) return;
  const single = makeHouse();
  cpSync(join(fresh, "studio"), join(single, "studio"), { recursive: true });
  addProject(single);
  const build = newFolder("build");
  takeSteps("A fresh studio", fresh, [
    ...stepsOfAll(build),
    ["the types of routes are generated", "react-router", "typegen"],
    ["the types of the client are generated", "node", "scripts/client.ts"],
    ["types", "tsc"],
    ["it is filled from a phone", "node", "testing/proofs/studios/walk.ts", build, "from-a-phone"],
  ]);
  takeSteps(
    "A studio with a single project",
    single,
    stepsOfAll(newFolder("build"), "/portfolio", "/portfolio/hum"),
  );
}

function tryIn(language: string, facts: string[]): void {
  const build = newFolder("build");
  const walk = ["node", "testing/proofs/studios/walk.ts", build, "in-its-language", language];
  takeSteps(`A fresh studio in ${language}`, makeHouse(), [
    makeFresh(language, ...facts),
    ...stepsOfAll(build),
    ["it is filled and read", ...walk],
  ]);
}

function makeFresh(language: string, ...facts: string[]): string[] {
  return ["it is made", "node", "scripts/fresh.ts", "--language", language, ...facts, "--force"];
}

/** What every studio passes; these paths are linked to and listed. The build begins with the content check. */
function stepsOfAll(build: string, ...paths: string[]): string[][] {
  return [
    ["it is built", "node", "scripts/local/build-into.ts", build],
    ["each of its addresses answers", "node", "testing/proofs/studios/visit.ts", build, ...paths],
    ["lint", "oxlint", "studio"],
    ["format", "oxfmt", "--check", "studio"],
  ];
}

/** Runs commands in a house, each with its name before it, up to the first that fails; returns whether none did. */
function takeSteps(studio: string, house: string, commands: string[][]): boolean {
  return commands.every(([name = "", command = "", ...args]) => {
    const started = Date.now();
    const { status } = spawnSync(command, args, { cwd: house, env: environment, stdio: "inherit" });
    const isPassed = status === 0;
    console.log(
      `${isPassed ? "✓" : "✗"} ${studio}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
    steps += 1;
    if (!isPassed) faults.push(`${studio}: ${name}. ${[command, ...args].join(" ")} says why above.`);
    return isPassed;
  });
}

/** All but studio/, whose absence nothing may notice. Pictures of failed journeys come to the project's own folder. */
function makeHouse(): string {
  const house = newFolder("house");
  for (const file of projectFiles(root).filter((name) => !name.startsWith("studio/"))) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    cpSync(join(root, file), join(house, file));
  }
  mkdirSync(join(root, "test-results"), { recursive: true });
  // A package may have dependencies of its own.
  for (const kept of globSync(["node_modules", "packages/*/node_modules", "test-results"], { cwd: root }))
    symlinkSync(join(root, kept), join(house, kept));
  return house;
}

/** Among the temporary files, which go with this process. */
function newFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `toadstool-${name}-`));
}

/** Follows docs/manual/studio.md as a creator would. */
function addProject(house: string): void {
  const small = join(root, "testing/studio");
  const studio = join(house, "studio");
  cpSync(join(small, "projects/hum.ts"), join(studio, "projects/hum.ts"));
  cpSync(join(small, "public/images/projects/hum.webp"), join(studio, "public/images/projects/hum.webp"));
  cpSync(join(small, "categories.ts"), join(studio, "categories.ts"));
  writeFileSync(
    join(studio, "projects.ts"),
    `import type { Project } from "#domain/works/project.ts";
import { hum } from "./projects/hum.ts";

export const projects: Project[] = [hum];
`,
  );
}
