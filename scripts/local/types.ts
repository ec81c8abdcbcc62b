import { mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "./processes.ts";

/** Neither sources nor anything that the types of routes are made of. */
const omitted = new Set([".git", ".react-router", ".wrangler", "build", "test-results", "tsconfig.json"]);

/**
 * Holds the sources to their types, with the types of routes among the temporary files: React Router empties
 * .react-router/types before it writes there, which another run or an editor may be reading.
 */
export async function checkTypes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "toadstool-types-"));
  for (const name of readdirSync(root))
    if (!omitted.has(name)) symlinkSync(join(root, name), join(folder, name));
  await run("react-router", ["typegen", folder]);
  const types = join(folder, ".react-router/types");
  const config = {
    extends: join(root, "tsconfig.json"),
    include: [join(root, "**/*.ts"), join(root, "**/*.tsx"), join(types, "**/*")],
    exclude: [
      join(root, "node_modules"),
      join(root, "build"),
      join(root, ".wrangler"),
      join(root, ".react-router"),
    ],
    compilerOptions: { rootDirs: [root, types] },
  };
  const project = join(folder, "tsconfig.json");
  writeFileSync(project, JSON.stringify(config));
  await run("tsc", ["--project", project]);
}
