import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { projectFiles } from "./check/changed-files.ts";
import { isolate } from "./local/isolation.ts";
import { run } from "./local/processes.ts";
import { openScratch } from "./local/scratch.ts";

/**
 * Tries the engine with other studios than the one that is here: a fresh one, and a fresh one with a single project. Each
 * has to pass its content check, format, lint and build, and its site has to be whole. Types are checked where the lists are empty,
 * which is where they are strictest; the project's own are those of the small studio. The fresh one is then filled from a phone.
 */
const root = resolve(import.meta.dirname, "..");
const link = "Code=https://github.com/ada";
const ada = [
  "--name",
  "Ada Example",
  "--title",
  "Printmaker",
  "--address",
  "https://ada.example",
  "--link",
  link,
];
const houses: string[] = [];
isolate(openScratch());

try {
  const fresh = makeHouse();
  await inHouse(fresh, "node", "scripts/fresh.ts", ...ada, "--force");
  const single = makeHouse();
  cpSync(join(fresh, "studio"), join(single, "studio"), { recursive: true });
  addProject(single);
  const proofs = await Promise.allSettled([
    prove("A fresh studio", fresh, { isFresh: true }),
    prove("A studio with a single project", single, { paths: ["/portfolio", "/portfolio/hum"] }),
  ]);
  const failed = proofs.filter((proof) => proof.status === "rejected");
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => (reason as Error).message).join("\n"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const house of houses) rmSync(house, { recursive: true, force: true });
}

/** All but studio/, whose absence nothing may notice. */
function makeHouse(): string {
  const house = mkdtempSync(join(tmpdir(), "toadstool-house-"));
  houses.push(house);
  for (const file of projectFiles(root).filter((name) => !name.startsWith("studio/"))) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    cpSync(join(root, file), join(house, file));
  }
  // A package may have dependencies of its own.
  for (const modules of globSync(["node_modules", "packages/*/node_modules"], { cwd: root }))
    symlinkSync(join(root, modules), join(house, modules));
  return house;
}

function inHouse(house: string, command: string, ...args: string[]): Promise<string> {
  return run("sh", ["-c", 'cd "$0" && exec "$@"', house, command, ...args]);
}

async function prove(name: string, house: string, { isFresh = false, paths = [] as string[] }) {
  const started = Date.now();
  const build = mkdtempSync(join(tmpdir(), "toadstool-build-"));
  // The build begins with the content check.
  await inHouse(house, "node", "scripts/local/build-into.ts", build);
  const walked = await inHouse(house, "node", "scripts/studios/visit.ts", build, ...paths);
  await inHouse(house, "oxlint", "studio");
  await inHouse(house, "oxfmt", "--check", "studio");
  if (isFresh) {
    await inHouse(house, "react-router", "typegen");
    await inHouse(house, "tsc");
    await inHouse(house, "node", "scripts/studios/walk.ts", build);
  }
  console.log(`${walked.trim()}\n${name} is whole (${((Date.now() - started) / 1000).toFixed(1)} s)`);
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
    `import type { Project } from "#domain/portfolio/project.ts";
import { hum } from "./projects/hum.ts";

export const projects: Project[] = [hum];
`,
  );
}
