import type { Companion } from "./processes.ts";

/** One of the processes that a local site is made of. */
export interface Part {
  name: string;
  /** Starts it, and resolves once it answers. */
  start: () => Promise<Companion>;
  /** The status of its answer; infinity where there is none. */
  status: () => Promise<number>;
  /** What it says when it can no longer answer, although its process stays. */
  lastWords?: string;
  /** What is lost with its process, in a sentence. */
  loss?: string;
}

interface Supervision {
  say: (progress: string) => void;
  /** Ends it. */
  signal: AbortSignal;
  /** Milliseconds between two looks. */
  interval?: number;
}

/** So many restarts within so many milliseconds are the last. */
const limit = { restarts: 3, within: 120_000 };

/**
 * Starts `part` again whenever its process has ended or has stopped to answer. Resolves with the reason where that does
 * not help, and never where `signal` ends it.
 */
export async function keepRunning(
  part: Part,
  companion: Companion,
  { say, signal, interval = 5_000 }: Supervision,
): Promise<string> {
  const restarts: number[] = [];
  for (let running = companion; ;) {
    const fault = await faultOf(part, running, signal, interval);
    if (signal.aborted) return new Promise(() => undefined);
    const now = Date.now();
    const recent = restarts.filter((time) => time > now - limit.within);
    if (recent.length >= limit.restarts)
      return `The ${part.name} ${fault} for the ${recent.length + 1}th time within two minutes. Its last words:\n${running.output()}`;
    restarts.push(now);
    say(`The ${part.name} ${fault}. Starting it again`);
    await running.kill();
    try {
      running = await part.start();
    } catch (error) {
      return `The ${part.name} ${fault} and could not be started again.\n${error instanceof Error ? error.message : error}`;
    }
    say(`The ${part.name} runs again. ${part.loss ?? ""}`.trim());
  }
}

/**
 * Two looks in a row without an answer are silence: a busy machine may take long for one. Six with an error are, for an
 * error may pass. Its last words are at once.
 */
async function faultOf(
  part: Part,
  companion: Companion,
  signal: AbortSignal,
  interval: number,
): Promise<"ended" | "stopped answering"> {
  let hasEnded = false;
  void companion.ended.then(() => (hasEnded = true));
  let isSilent = false;
  const silenced = part.lastWords
    ? companion.says(part.lastWords).then(() => void (isSilent = true))
    : new Promise<void>(() => undefined);
  const news = [companion.ended, silenced];
  for (let silence = 0; ;) {
    await Promise.race([...news, pause(interval)]);
    if (hasEnded || signal.aborted) return "ended";
    const status = await Promise.race([part.status(), ...news.map((each) => each.then(() => 0))]);
    silence = status < 500 ? 0 : silence + (Number.isFinite(status) ? 1 : 3);
    if (silence >= 6 || isSilent) return "stopped answering";
  }
}

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));
