import { spawnSync } from "node:child_process";

/** git in one folder. */
export interface Git {
  /** What the command prints, without the last line break; throws with its message where it fails. */
  (...args: string[]): string;
  /** Whether the command succeeds. */
  succeeds(...args: string[]): boolean;
}

export function gitIn(folder: string): Git {
  const run = (args: string[]) =>
    spawnSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      env: { ...process.env, LC_ALL: "C" },
    });
  const git = (...args: string[]) => {
    const { status, stdout, stderr, error } = run(args);
    if (error) throw error;
    if (status !== 0) throw new Error(`git ${args[0]} failed:\n${stderr || stdout}`);
    return stdout.trimEnd();
  };
  return Object.assign(git, { succeeds: (...args: string[]) => run(args).status === 0 });
}
