import { env } from "cloudflare:workers";
import { openDatabase } from "#db/client.server.ts";
import type { Services } from "#domain/services.ts";
import { watchDatabase } from "./crashing.ts";

/**
 * Time that passes only while every task waits: nothing takes any real time, and no task that waits for another's answer is
 * late by accident. `services` get their `wait` and `db` from here, each of them a Worker of its own.
 */
export function patientClock(world: { now: Date }) {
  const sleepers = new Set<{ at: number; wake: () => void }>();
  let underWay = 0;

  function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const sleeper = { at: world.now.getTime() + milliseconds, wake: () => wake() };
      const wake = () => {
        sleepers.delete(sleeper);
        resolve();
      };
      if (signal?.aborted) return resolve();
      sleepers.add(sleeper);
      signal?.addEventListener("abort", wake, { once: true });
    });
  }

  /** The same site seen by another Worker; each of its queries takes `delay` milliseconds on the way out and back. */
  function anotherWorker(services: Services, delay: () => number = () => 0) {
    const life = { isDead: false };
    const alive = async () => {
      // A dead Worker neither goes on nor tidies up.
      if (life.isDead) await new Promise(() => {});
    };
    const onTheWay = async () => {
      const milliseconds = delay();
      if (milliseconds > 0) await wait(milliseconds);
      await alive();
    };
    const db = watchDatabase((env as unknown as { DB: D1Database }).DB, async (call) => {
      await onTheWay();
      underWay++;
      const answer = await call().finally(() => underWay--);
      await onTheWay();
      return answer;
    });
    const worker: Services = {
      ...services,
      db: openDatabase(db),
      wait: async (...given) => {
        await wait(...given);
        await alive();
      },
      fetch: async (...given) => {
        await alive();
        const answer = await services.fetch(...given);
        await alive();
        return answer;
      },
    };
    return { worker, life };
  }

  /** Lets time pass until the work is done. */
  async function until<Result>(work: Promise<Result>): Promise<Result> {
    const state = { isDone: false };
    const watched = work.finally(() => {
      state.isDone = true;
    });
    // Its error is reported at the end, and not by the runtime meanwhile.
    watched.catch(() => {});
    while (!state.isDone) {
      // oxlint-disable-next-line no-await-in-loop -- time passes step by step
      await quiet();
      if (!state.isDone) skip();
    }
    return watched;
  }

  async function quiet(): Promise<void> {
    for (let turns = 0; turns < 2; turns++) {
      // oxlint-disable-next-line no-await-in-loop -- turns of the event loop
      await new Promise((resolve) => setTimeout(resolve));
      if (underWay > 0) turns = -1;
    }
  }

  function skip(): void {
    const next = [...sleepers].toSorted((a, b) => a.at - b.at)[0];
    if (!next) throw new Error("Everybody waits for something that never comes.");
    world.now = new Date(Math.max(world.now.getTime(), next.at));
    next.wake();
  }

  return { wait, anotherWorker, until };
}
