import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cache } from "./kept.ts";
import { takeLock } from "./lock.ts";
import { root, run } from "./processes.ts";

/** Neither sources nor anything that the types of routes are made of. */
const omitted = new Set([".git", ".react-router", ".wrangler", "build", "test-results", "tsconfig.json"]);

/**
 * Checks the types of all sources, with what the last check left, which takes a fifth of the time, unless another one is
 * using that.
 */
export async function checkTypes(): Promise<void> {
  const kept = join(cache, "types");
  const lock = takeLock(`${kept}.lock`);
  const folder = lock ? kept : mkdtempSync(join(tmpdir(), "toadstool-types-"));
  await checkIn(folder).finally(() => lock?.release());
}

/**
 * The types of routes are generated in a folder outside the sources, because React Router empties .react-router/types before
 * it writes there, while another run or an editor may be reading them. Those of the client are replaced in one step.
 */
async function checkIn(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(root)) {
    if (omitted.has(name)) continue;
    rmSync(join(folder, name), { force: true });
    symlinkSync(join(root, name), join(folder, name));
  }
  await Promise.all([run("react-router", ["typegen", folder]), run("node", ["scripts/client.ts"])]);
  const types = join(folder, ".react-router/types");
  const config = {
    extends: join(root, "tsconfig.json"),
    include: [join(root, "**/*.ts"), join(root, "**/*.tsx")],
    // Listed one by one: the kept folder is inside one that is excluded.
    files: globSync("**/*.ts", { cwd: types }).map((file) => join(types, file)),
    exclude: [
      join(root, "node_modules"),
      join(root, "build"),
      join(root, ".wrangler"),
      join(root, ".react-router"),
    ],
    compilerOptions: {
      rootDirs: [root, types],
      incremental: true,
      tsBuildInfoFile: join(folder, "types.tsbuildinfo"),
    },
  };
  const project = join(folder, "tsconfig.json");
  writeFileSync(project, JSON.stringify(config));
  // Several checkers do the same work beside each other: on two cores one is quicker, and takes half of their time.
  await run("tsc", ["--project", project, "--checkers", "1"]);
}
