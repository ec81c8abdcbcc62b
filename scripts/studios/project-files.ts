import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The existing files of the repository at `root`: those in git, and new ones that it does not ignore. */
export function projectFiles(root: string): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64e6,
  });
  const files = listed.split("\0").filter(Boolean);
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}
