// npm runs this after each installation, with any Node ≥ 20. It removes 200 MB that no command of this project reads: the source
// maps of packages, and Node’s C headers.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const packages = resolve(fileURLToPath(import.meta.url), "../../node_modules");
const unread = /\.map$|[\\/]node-[a-z]+-\w+[\\/]include$/;

if (existsSync(packages)) trim(packages);

/** Symbolic links are not followed: some lead to packages/. */
function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (unread.test(path)) rmSync(path, { recursive: true, force: true });
    else if (entry.isDirectory()) trim(path);
  }
}
