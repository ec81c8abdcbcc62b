import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { changedFiles, projectFiles } from "./changed-files.ts";

let root = "";
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", ...args], { cwd: root });
const write = (name: string, text = "") => writeFileSync(join(root, name), text);
const commit = () => {
  git("add", ".");
  git("commit", "--quiet", "--no-gpg-sign", "--message", "A commit");
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changes-"));
  git("init", "--quiet", "--initial-branch=main");
  for (const name of [".gitignore", "kept.ts", "edited.ts", "staged.ts", "removed.ts"]) write(name);
  write(".gitignore", "ignored.ts\n");
  commit();
});

describe("the changed files", () => {
  it("are those that are staged, unstaged or untracked, and neither ignored nor removed", () => {
    write("edited.ts", "1");
    write("staged.ts", "1");
    git("add", "staged.ts");
    write("a new one.ts");
    write("ignored.ts");
    rmSync(join(root, "removed.ts"));
    expect(changedFiles(root)).toEqual({
      against: "the last commit",
      files: ["a new one.ts", "edited.ts", "staged.ts"],
    });
    expect(projectFiles(root)).toEqual([".gitignore", "a new one.ts", "edited.ts", "kept.ts", "staged.ts"]);
  });

  it("are those of the last commit where nothing else has changed", () => {
    write("edited.ts", "1");
    commit();
    expect(changedFiles(root)).toEqual({ against: "the commit before the last", files: ["edited.ts"] });
  });

  it("are all files of a new repository", () => {
    expect(changedFiles(root).files).toHaveLength(5);
  });

  it("are, since a branch, all that this one has changed, and nothing that the other has", () => {
    git("checkout", "--quiet", "-b", "mine");
    write("edited.ts", "1");
    commit();
    write("staged.ts", "1");
    commit();
    git("checkout", "--quiet", "main");
    write("kept.ts", "1");
    commit();
    git("checkout", "--quiet", "mine");
    write("new.ts");
    expect(changedFiles(root, "main")).toEqual({
      against: "main",
      files: ["edited.ts", "new.ts", "staged.ts"],
    });
  });
});
