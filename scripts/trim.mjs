// npm runs this after each installation, on whatever Node ≥ 20 it has. It removes two hundred megabytes that no command of this
// project reads: maps to the sources of packages, and the headers for programs in C that come with Node.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const packages = resolve(fileURLToPath(import.meta.url), "../../node_modules");
const unread = /\.map$|[\\/]node-[a-z]+-\w+[\\/]include$/;

if (existsSync(packages)) trim(packages);

/** Follows no links: some lead to packages/. */
function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (unread.test(path)) rmSync(path, { recursive: true, force: true });
    else if (entry.isDirectory()) trim(path);
  }
}
