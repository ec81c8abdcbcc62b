import { mkdtempSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, startCompanion } from "../../local/processes.ts";
import { gitIn } from "../../upgrade/git.ts";

/** The sources of a commit, apart from the working tree, with the dependencies of this folder. */
export interface Tree {
  root: string;
  /** Runs a command in it; `status` is null where it had not ended after so many milliseconds. */
  run: (command: string[], patience: number) => Promise<{ status: number | null; output: string }>;
  remove: () => void;
}

export function plantTree(commit: string): Tree {
  const git = gitIn(root);
  const tree = join(mkdtempSync(join(tmpdir(), "toadstool-mutants-")), "tree");
  // What a killed run has left.
  git("worktree", "prune");
  git("worktree", "add", "--quiet", "--detach", tree, commit);
  for (const modules of globSync(["node_modules", "packages/*/node_modules"], { cwd: root }))
    symlinkSync(join(root, modules), join(tree, modules));
  return {
    root: tree,
    async run(command, patience) {
      // In a group of its own: a mutant that never ends is ended with all that it started.
      const companion = startCompanion("sh", ["-c", 'cd "$0" && exec "$@"', tree, ...command]);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        void companion.kill();
      }, patience);
      const status = (await companion.ended) ?? 1;
      clearTimeout(timer);
      return { status: isLate ? null : status, output: companion.output() };
    },
    remove() {
      rmSync(join(tree, ".."), { recursive: true, force: true });
      git("worktree", "prune");
    },
  };
}

/** Changes a file of the tree while `work` runs. */
export async function withChange<Result>(
  tree: Tree,
  file: string,
  change: (code: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(tree.root, file);
  const code = readFileSync(path, "utf8");
  writeFileSync(path, change(code));
  try {
    return await work();
  } finally {
    writeFileSync(path, code);
  }
}
