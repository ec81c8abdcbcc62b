import type { Draw, Frames } from "../art-piece.ts";

/** What the clock needs of a browser. */
export interface Ticks {
  now: () => number;
  nextFrame: (tick: () => void) => number;
  dropFrame: (frame: number) => void;
  after: (milliseconds: number, ring: () => void) => number;
  dropAfter: (timer: number) => void;
}

const browserTicks: Ticks = {
  now: () => performance.now(),
  nextFrame: (tick) => requestAnimationFrame(tick),
  dropFrame: (frame) => cancelAnimationFrame(frame),
  after: (milliseconds, ring) => window.setTimeout(ring, milliseconds),
  dropAfter: (timer) => window.clearTimeout(timer),
};

export interface Clock extends Frames {
  /** Redraws the last picture at once: a canvas that changes its size is empty until then. */
  redraw: () => void;
  play: () => void;
  pause: () => void;
  stop: () => void;
}

/** Seconds that the first frame takes, as no frame precedes it. */
const usualStep = 1 / 60;

/** Calls `draw` frame by frame while it plays. While `draw` rests, no frame is requested from the browser. */
export function clockFor(draw: Draw, rested: (resting: boolean) => void, ticks = browserTicks): Clock {
  let playing = false;
  let stopped = false;
  let frame = 0;
  let timer = 0;
  let drawnAt: number | null = null;
  let hasDrawn = false;

  function tick() {
    frame = 0;
    const now = ticks.now();
    const step = !playing ? 0 : drawnAt === null ? usualStep : (now - drawnAt) / 1000;
    drawnAt = playing ? now : null;
    hasDrawn = true;
    const rest = draw(step);
    if (!playing || stopped) return;
    rested(rest > 0);
    if (rest <= 0) ask();
    else if (rest < Infinity) timer = ticks.after(rest * 1000, ask);
  }

  function ask() {
    forget();
    if (!stopped) frame = ticks.nextFrame(tick);
  }

  function forget() {
    if (frame) ticks.dropFrame(frame);
    if (timer) ticks.dropAfter(timer);
    frame = timer = 0;
  }

  return {
    get playing() {
      return playing;
    },
    wake() {
      if (!frame) ask();
    },
    redraw() {
      if (hasDrawn && !stopped) draw(0);
    },
    play() {
      if (playing || stopped) return;
      playing = true;
      ask();
    },
    pause() {
      playing = false;
      drawnAt = null;
      forget();
    },
    stop() {
      stopped = true;
      playing = false;
      forget();
    },
  };
}
