import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

export interface Changes {
  /** What the files are compared with, for a person to read. */
  against: string;
  /** Paths from the repository's root, of files that exist. */
  files: string[];
}

/**
 * The files that differ from the last commit: staged, unstaged and untracked. Where none does, those of the last commit
 * itself. With `since`, a commit or a branch, also all that has been committed since the two histories parted.
 */
export function changedFiles(root: string, since = ""): Changes {
  const base = since ? gitList(root, "merge-base", since, "HEAD").join("").trim() : "HEAD";
  const untracked = gitList(root, "ls-files", "--others", "--exclude-standard", "-z");
  const files = present(root, [...differing(root, base), ...untracked]);
  if (files.length > 0 || since) return { against: since || "the last commit", files };
  return { against: "the commit before the last", files: present(root, ofLastCommit(root)) };
}

function ofLastCommit(root: string): string[] {
  const names = ["--format=", "--name-only", "--no-renames", "--diff-merges=first-parent", "-z"];
  return gitList(root, "show", ...names, "HEAD");
}

/** All files of the project: those that git has and those that it does not ignore. */
export function projectFiles(root: string): string[] {
  return present(root, gitList(root, "ls-files", "--cached", "--others", "--exclude-standard", "-z"));
}

function differing(root: string, ...commits: string[]): string[] {
  return gitList(root, "diff", "--name-only", "--no-renames", "-z", ...commits);
}

function present(root: string, files: string[]): string[] {
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).toSorted();
}

function gitList(root: string, ...args: string[]): string[] {
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64e6 });
  return listed.split("\0").filter(Boolean);
}
