import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cache } from "./kept.ts";
import { run } from "./processes.ts";

/**
 * Returns a node_modules folder with packages that one command alone needs, as `name@version`. They are fetched from npm when
 * they are first asked for, so that an installation need not carry them, and kept until the next `npm ci`.
 */
export async function fetchPackages(...packages: string[]): Promise<string> {
  const folder = join(cache, "fetched", packages.join("+").replaceAll("/", "-"));
  if (!existsSync(folder)) {
    console.error(
      `Fetching ${packages.join(", ")} from npm, for this command alone (usually under a minute)`,
    );
    const part = `${folder}.${process.pid}`;
    mkdirSync(part, { recursive: true });
    try {
      await run("npm", [
        "install",
        "--prefix",
        part,
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        ...packages,
      ]);
      renameSync(part, folder);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  }
  return join(folder, "node_modules");
}
