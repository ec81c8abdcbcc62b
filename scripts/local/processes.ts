import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { delimiter, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

/** The project's own Node and tools first on the path: wrangler wants a newer Node than npm may have. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [resolve(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  WRANGLER_SEND_METRICS: "false",
  // A trace of each request, 8 KB, which nothing trims.
  X_LOCAL_OBSERVABILITY: process.env.X_LOCAL_OBSERVABILITY ?? "false",
  NO_COLOR: "1",
};

/** Runs a command to its end; throws with its output where it fails. */
export async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collect(child);
  const code = await new Promise<number | null>((done, fail) => child.once("exit", done).once("error", fail));
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${output()}`);
  return output();
}

export interface Companion {
  output: () => string;
  /** Resolves once it has said that. */
  says: (words: string) => Promise<void>;
  /** Ends the process and all it started. */
  stop: () => Promise<void>;
  /** The same without a word of warning. */
  kill: () => Promise<void>;
  /** Resolves when the process has ended. */
  ended: Promise<number | null>;
}

/** Companions are in groups of their own, which no terminal ends: the guardian does. */
let guardian: ChildProcess | undefined;

/** Ends a group of processes when this one has ended, until what it returns is called. */
export function guard(group: number): () => void {
  guardian ??= spawn(process.execPath, [resolve(import.meta.dirname, "guardian.ts")], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guardian.unref();
  (guardian.stdin as Socket).unref();
  const { stdin } = guardian;
  stdin?.write(`+${group}\n`);
  return () => stdin?.write(`-${group}\n`);
}

/** Starts a process that stays, in a group of its own so that it can be ended whole. */
export function startCompanion(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Companion {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const output = collect(child);
  const says = (words: string) =>
    new Promise<void>((done) => {
      const listen = () => output().includes(words) && done();
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
      listen();
    });
  const ended = new Promise<number | null>((done) => child.once("exit", done).once("error", () => done(1)));
  if (child.pid) void ended.then(guard(child.pid));
  const stop = async () => {
    signalGroup(child, "SIGTERM");
    const late = setTimeout(() => signalGroup(child, "SIGKILL"), 5_000);
    await ended;
    clearTimeout(late);
    signalGroup(child, "SIGKILL");
  };
  const kill = async () => {
    signalGroup(child, "SIGKILL");
    await ended;
  };
  return { output, says, stop, kill, ended };
}

/**
 * Waits until `isReady` returns true; ends the companion and throws with its output where it ends early or takes too long.
 */
export async function waitUntil(
  isReady: () => Promise<boolean>,
  companion: Companion,
  name: string,
): Promise<void> {
  let hasEnded = false;
  void companion.ended.then(() => (hasEnded = true));
  const deadline = Date.now() + 180_000;
  while (!(await isReady())) {
    if (hasEnded) throw new Error(`The ${name} ended while starting:\n${companion.output()}`);
    if (Date.now() > deadline) {
      await companion.kill();
      throw new Error(`The ${name} did not start within three minutes:\n${companion.output()}`);
    }
    await new Promise((later) => setTimeout(later, 100));
  }
}

export async function answers(address: string, patience?: number): Promise<boolean> {
  return (await statusOf(address, patience)) < 500;
}

/** The status of an address’s answer; infinity where there is none. */
export async function statusOf(address: string, patience = 10_000): Promise<number> {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Signals a process that was started in a group of its own, and all that it has started. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Keeps the last of what a process says, for the message when it fails. */
function collect(child: ChildProcess): () => string {
  let said = "";
  const keep = (part: Buffer) => (said = (said + part.toString()).slice(-8_000));
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return () => said;
}
