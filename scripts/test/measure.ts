import { spawn } from "node:child_process";
import { cpus } from "node:os";
import { environment, guard, root, signalGroup } from "../local/processes.ts";

export interface Measured {
  passed: boolean;
  output: string;
  /** Seconds from start to end. */
  wall: number;
}

/** Seconds that the machine's cores have worked since it started, for whatever: a browser's processes have no parent in the end. */
export function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1_000;
}

/** Runs a command of the project to its end. `show` gets each line of its output as it comes. */
export async function measure(
  [command = "", ...args]: string[],
  env: NodeJS.ProcessEnv = {},
  show: (line: string) => void = () => undefined,
): Promise<Measured> {
  const started = performance.now();
  const child = spawn(command, args, {
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
  return { passed: code === 0, output, wall: (performance.now() - started) / 1_000 };
}
