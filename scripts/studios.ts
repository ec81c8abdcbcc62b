import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { projectFiles } from "./studios/project-files.ts";
import { isolate } from "./local/isolation.ts";
import { run } from "./local/processes.ts";
import { openScratch } from "./local/scratch.ts";

/**
 * Tries the engine with other studios than the one that is here: a fresh one, and a fresh one with a single project. Each
 * has to pass its content check, lint, types and build, and its site has to be whole.
 */
const root = resolve(import.meta.dirname, "..");
isolate(openScratch());
const house = mkdtempSync(join(tmpdir(), "toadstool-house-"));
const inHouse = (command: string, ...args: string[]) =>
  run("sh", ["-c", 'cd "$0" && exec "$@"', house, command, ...args]);

try {
  copyEngine();
  const facts = ["--name", "Ada Example", "--title", "Printmaker", "--address", "https://ada.example"];
  await inHouse("node", "scripts/fresh.ts", ...facts, "--link", "Code=https://github.com/ada", "--force");
  await prove("A fresh studio");
  addProject();
  await prove("A studio with a single project", "/portfolio", "/portfolio/hum");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(house, { recursive: true, force: true });
}

/** All but studio/, whose absence nothing may notice. */
function copyEngine(): void {
  for (const file of projectFiles(root).filter((name) => !name.startsWith("studio/"))) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    cpSync(join(root, file), join(house, file));
  }
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
}

async function prove(name: string, ...paths: string[]): Promise<void> {
  const started = Date.now();
  const build = mkdtempSync(join(tmpdir(), "toadstool-build-"));
  await inHouse("node", "scripts/content.ts");
  await inHouse("oxlint", "studio");
  await inHouse("react-router", "typegen");
  await inHouse("tsc");
  await inHouse("node", "scripts/local/build-into.ts", build);
  console.log((await inHouse("node", "scripts/studios/visit.ts", build, ...paths)).trim());
  console.log(`${name} is whole (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/** Follows studio/README.md as a creator would. */
function addProject(): void {
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
