import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, guard, root, signalGroup } from "../local/processes.ts";

export interface Measured {
  passed: boolean;
  output: string;
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of processors, with all that the command started and waited for; NaN where they are not known. */
  processor: number;
}

/** The shell adds up the processor time of its children, on every system. */
const shell = `"$@"; code=$?; times >"$0"; exit $code`;

/** Runs a command of the project to its end. `show` gets each line of its output as it comes. */
export async function measure(
  command: string[],
  env: NodeJS.ProcessEnv = {},
  show: (line: string) => void = () => undefined,
): Promise<Measured> {
  const started = performance.now();
  const times = join(mkdtempSync(join(tmpdir(), "measured-")), "times");
  const child = spawn("sh", ["-c", shell, times, ...command], {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A group, which ends as a whole where this process does.
    detached: true,
  });
  const end = () => signalGroup(child, "SIGTERM");
  process.once("exit", end);
  const release = child.pid ? guard(child.pid) : () => undefined;
  let output = "";
  let unfinished = "";
  const take = (part: string) => {
    output += part;
    const lines = (unfinished + part).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) show(line);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", take);
  const code = await new Promise<number | null>((done) => {
    child.once("close", done).once("error", (error) => {
      output += error.message;
      done(1);
    });
  });
  process.off("exit", end);
  release();
  if (unfinished) show(unfinished);
  const wall = (performance.now() - started) / 1_000;
  return { passed: code === 0, output, wall, processor: secondsOfChildren(times) };
}

/** The second line of `times`, such as `1m2.500s 0m3.000s`: user and system. */
function secondsOfChildren(file: string): number {
  try {
    const [, children = ""] = readFileSync(file, "utf8").split("\n");
    const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
    if (parts.length < 2) return Number.NaN;
    return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
  } catch {
    return Number.NaN;
  }
}
