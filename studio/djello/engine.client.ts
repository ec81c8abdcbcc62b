import { forceOf, mixerFor } from "./mixer.client.ts";
import { type Hit, hitAt, type Pattern } from "./pattern.ts";
import { longestSound, strike } from "./sounds.client.ts";
import { bookSteps, type DueStep, sway, swingDelay, tickEvery } from "./timing.ts";
import { voices } from "./voices.ts";

/** What is heard at one moment: a step of the pattern, or null for a jelly that a person has hit. */
export interface Heard {
  step: number | null;
  hits: readonly { voice: number; hit: Hit }[];
}

export interface Engine {
  start: () => void;
  stop: () => void;
  /** A person hits a jelly: it sounds as soon as it can. */
  hit: (voice: number, hit: Hit) => void;
  /** Lets what is booked be heard, and the context rest afterwards. */
  wake: () => void;
  /** Volumes, mutes or the one mute button have changed. */
  mix: () => void;
  close: () => void;
}

export interface Score {
  pattern: () => Pattern;
  audible: (voice: number) => boolean;
  silent: () => boolean;
  /** Told at the moment that it sounds. */
  heard: (heard: Heard) => void;
}

/** Between the press and the first step, in seconds. */
const runUp = 0.06;

/** Books the pattern's sounds ahead on the context's own clock; it suspends the context when all has died away. */
export function engineOn(context: AudioContext, { pattern, audible, silent, heard }: Score): Engine {
  const mixer = mixerFor(context);
  let next: DueStep = { step: 0, at: 0 };
  let book: (Heard & { at: number })[] = [];
  let ticking = 0;
  let watching = 0;
  let resting = 0;

  function tick() {
    const now = pattern();
    const { due, next: after } = bookSteps(next, now.tempo, context.currentTime);
    next = after;
    for (const { step, at } of due) {
      const late = at + swingDelay(now, step);
      const hits = voices
        .map((_, voice) => ({ voice, hit: hitAt(now, voice, step) }))
        .filter(({ voice, hit }) => hit > 0 && audible(voice));
      for (const { voice, hit } of hits) sound(voice, hit, late + sway(now, voice, step));
      book.push({ step, hits, at: late });
    }
  }

  function sound(voice: number, hit: Hit, at: number) {
    const to = mixer.inputs[voice];
    if (to) strike(voice, to, Math.max(at, context.currentTime), forceOf(hit));
  }

  /** The picture reads the same book as the ear, and keeps to what has been heard by now. */
  function watch() {
    const now = context.currentTime - (context.outputLatency || 0);
    for (const entry of book.filter(({ at }) => at <= now)) heard(entry);
    book = book.filter(({ at }) => at > now);
    watching = requestAnimationFrame(watch);
  }

  function wake() {
    clearTimeout(resting);
    if (context.state !== "closed") void context.resume();
    if (!ticking)
      resting = window.setTimeout(() => {
        if (context.state === "running") void context.suspend();
      }, longestSound * 1000);
  }

  function mix() {
    mixer.mix(pattern().volumes, audible);
    mixer.silence(silent());
  }

  mix();
  const engine: Engine = {
    start() {
      if (ticking) return;
      next = { step: 0, at: context.currentTime + runUp };
      ticking = window.setInterval(tick, tickEvery);
      wake();
      tick();
      watch();
    },
    stop() {
      clearInterval(ticking);
      cancelAnimationFrame(watching);
      ticking = 0;
      book = [];
      wake();
    },
    hit(voice, hit) {
      wake();
      sound(voice, hit, context.currentTime);
      heard({ step: null, hits: [{ voice, hit }] });
    },
    wake,
    mix,
    close() {
      clearInterval(ticking);
      cancelAnimationFrame(watching);
      clearTimeout(resting);
      if (context.state !== "closed") void context.close();
    },
  };
  return engine;
}
