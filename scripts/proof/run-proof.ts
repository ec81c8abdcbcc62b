import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import type { Proof } from "#testing/proofs/proofs.ts";
import { environment, root } from "../local/processes.ts";
import { skippedStatus } from "./conclude.ts";

type Result = "passed" | "failed" | "skipped in part";

export interface Run {
  name: string;
  seed: number | null;
  /** Null where the output said nothing of them: the proof broke off. */
  cases: number | null;
  seconds: number;
  result: Result;
}

/** Runs one proof to its end, and writes its output to `log` as well; null where the run was interrupted. */
export async function runProof(proof: Proof, seed: number, log: string): Promise<Run | null> {
  const started = Date.now();
  const { name, cases, fully = [] } = proof;
  const given = [...fully, ...(proof.hasSeed ? [`--seed=${seed}`] : [])];
  const file = createWriteStream(log);
  let output = "";
  const status = await start(proof, given, (part) => {
    process.stdout.write(part);
    file.write(part);
    output += part.toString();
  });
  file.end();
  await once(file, "finish");
  if (status === "interrupted") return null;
  return {
    name,
    seed: proof.hasSeed ? seed : null,
    cases: casesIn(output, cases),
    seconds: Math.round((Date.now() - started) / 1_000),
    result: status === 0 ? "passed" : status === skippedStatus ? "skipped in part" : "failed",
  };
}

/** Runs one proof with these options and shows its output as it comes; returns its exit status. */
export async function start(
  { command: [script, ...first], env }: Proof,
  given: readonly string[],
  listen?: (part: Buffer) => void,
): Promise<number | "interrupted"> {
  const child = spawn("node", [join(root, script), ...first, ...given], {
    cwd: root,
    env: { ...environment, ...env },
    // In a group of its own, which is interrupted as a whole: a proof may wait for a tool that it has started.
    detached: true,
    stdio: listen ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  if (listen) for (const stream of [child.stdout, child.stderr]) stream?.on("data", listen);
  let isInterrupted = false;
  const interrupt = (signal: NodeJS.Signals) => {
    isInterrupted = true;
    if (child.pid) process.kill(-child.pid, signal);
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  const [code] = (await once(child, "close")) as [number | null];
  process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  return isInterrupted ? "interrupted" : (code ?? 1);
}

/** How many cases an output says were tried; null where it says nothing of them. */
export function casesIn(output: string, pattern: RegExp): number | null {
  const found = [...output.matchAll(pattern)].map(([, count]) => Number(count));
  return found.length === 0 ? null : found.reduce((sum, count) => sum + count, 0);
}
