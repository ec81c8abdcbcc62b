import { importAgain } from "@toadstool/elements/behaviour/import-again";
import type { Engine, Score } from "./engine.client.ts";

/** The machine's sound: its code is fetched, and its context made, only when a person wants to hear it. */
interface Sound {
  /** Called by a press, before anything is waited for: only then may a page make a sound. */
  wanted: (then: (engine: Engine) => void) => void;
  /** What sounds already, if anything does. */
  now: () => Engine | null;
  /** Lets what waits be heard, once a finger is lifted. */
  lift: () => void;
  close: () => void;
}

/** `missing` is told where a browser makes no sound, `failed` where its code did not arrive. */
export function soundFor(score: Score, missing: () => void, failed: () => void): Sound {
  let context: AudioContext | null = null;
  let engine: Engine | null = null;

  async function begin(fresh: AudioContext, then: (engine: Engine) => void) {
    try {
      const { engineOn } = await importAgain(() => import("./engine.client.ts"));
      // Left while the code was on its way.
      if (context !== fresh) return;
      engine ??= engineOn(fresh, score);
      then(engine);
    } catch {
      if (context === fresh) failed();
    }
  }

  return {
    wanted(then) {
      if (engine) return then(engine);
      let fresh: AudioContext;
      try {
        fresh = context ?? new AudioContext({ latencyHint: "interactive" });
      } catch {
        return missing();
      }
      context = fresh;
      void fresh.resume();
      void begin(fresh, then);
    },
    now: () => engine,
    lift() {
      if (context?.state !== "suspended") return;
      if (engine) engine.wake();
      else void context.resume();
    },
    close() {
      engine?.close();
      if (!engine && context && context.state !== "closed") void context.close();
      engine = null;
      context = null;
    },
  };
}
