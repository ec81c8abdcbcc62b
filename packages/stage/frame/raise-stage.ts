import type { ArtPiece, ArtSize, Stop } from "../art-piece.ts";
import { type Clock, clockFor } from "./clock.ts";
import { watchQuality } from "./quality.ts";

export interface StageOptions {
  /** Wears `data-art`: still, moving, resting or paused. */
  frame: HTMLElement;
  /** Where the piece draws. */
  host: HTMLElement;
  still: HTMLElement;
  seed: number;
  load: () => Promise<ArtPiece<never>>;
  /** What the page holds together with the piece. */
  model?: unknown;
  /** By itself where it is in sight, or only when the person asks for it. */
  starts?: "in-sight" | "asked";
  /** The piece is not brought to life, and its still stays: its code did not arrive, or this browser cannot play it. */
  onTrouble?: (trouble: Trouble) => void;
  /** Whether the piece plays, or would where it is in sight. */
  onWanted: (wanted: boolean) => void;
}

export type Trouble = "late" | "unable";

export interface Stage {
  /** The person's own choice, which outranks a preference for less motion. */
  choose: (playing: boolean) => void;
  leave: Stop;
}

const highestRatio = 2;
/** A canvas as large as a wall is drawn coarser. */
const mostPixels = 4e6;
/** A lost context is replaced so many times before the still stays. */
const mostLosses = 3;
const lossDelay = 600;
/** Milliseconds in which a quiet moment for loading surely comes. */
const idleWithin = 2_000;

/** The one piece of the page that lives: who asks for another one leaves this one to its still. */
let onStage: { yield: () => void } | null = null;

/** Holds one piece: loads it when it is first in sight, plays it while it may, and leaves nothing behind. */
export function raiseStage(options: StageOptions): Stage {
  const { frame, host, still, load, onWanted, starts = "in-sight" } = options;
  const leaving = new AbortController();
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let chosen: boolean | null = null;
  let inSight = false;
  let piece: ArtPiece | null = null;
  let loading = false;
  let running: Running | null = null;
  let losses = 0;
  let retry = 0;

  const isWanted = () => chosen ?? (starts === "in-sight" && !lessMotion.matches);
  const self = {
    yield() {
      chosen = false;
      end();
      onWanted(false);
    },
  };

  function update() {
    const wanted = isWanted();
    onWanted(wanted);
    const playing = wanted && inSight && !document.hidden;
    if (running && !wanted && chosen === null) end();
    else if (running) running.play(playing);
    else if (playing && !mayEnter()) onWanted(false);
    else if (playing && piece && !retry) start(piece);
    else if (playing && !piece) void fetchPiece();
    if (running && !wanted) frame.dataset.art = "paused";
  }

  /** Who was asked for goes before who starts by itself. */
  function mayEnter(): boolean {
    return onStage === null || onStage === self || chosen === true;
  }

  async function fetchPiece() {
    if (loading) return;
    loading = true;
    frame.dataset.artLoading = "";
    try {
      await quietMoment();
      if (leaving.signal.aborted) return;
      piece = (await load()) as ArtPiece;
      // A still on its way into place is waited for: the piece begins where it stands.
      await Promise.all(
        still.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => null)),
      );
      if (!leaving.signal.aborted) update();
    } catch (error) {
      giveUp(error);
    } finally {
      loading = false;
      delete frame.dataset.artLoading;
    }
  }

  function start(piece: ArtPiece) {
    if (onStage !== self) onStage?.yield();
    onStage = self;
    try {
      running = run(piece, { ...options, lessMotion: lessMotion.matches, broken: giveUp });
      running.play(true);
    } catch (error) {
      giveUp(error);
    }
  }

  function end() {
    running?.stop();
    running = null;
    if (onStage === self) onStage = null;
    frame.dataset.art = "still";
  }

  /** The still stays, the page goes on, and the person may try again. */
  function giveUp(error: unknown) {
    console.warn("A piece could not play; its still stays.", error);
    end();
    if (leaving.signal.aborted) return;
    chosen = false;
    onWanted(false);
    options.onTrouble?.(piece ? "unable" : "late");
  }

  /** The still stands in until the piece starts anew, with a context of its own. */
  function lost(event: Event) {
    event.preventDefault();
    end();
    if (++losses > mostLosses) return giveUp(new Error("Its context was lost again and again."));
    retry = window.setTimeout(() => {
      retry = 0;
      update();
    }, lossDelay * losses);
  }

  const seen = new IntersectionObserver((entries) => {
    // What came in and went out again in one go is out.
    inSight = entries.at(-1)?.isIntersecting ?? inSight;
    update();
  });
  const { signal } = leaving;
  // Lost contexts do not bubble, but they are captured.
  for (const type of ["webglcontextlost", "contextlost"])
    host.addEventListener(type, lost, { capture: true, signal });
  document.addEventListener("visibilitychange", update, { signal });
  lessMotion.addEventListener("change", update, { signal });
  frame.dataset.art = "still";
  seen.observe(frame);

  return {
    choose(playing) {
      chosen = playing;
      update();
    },
    leave() {
      leaving.abort();
      seen.disconnect();
      window.clearTimeout(retry);
      end();
    },
  };
}

interface Running {
  play: (playing: boolean) => void;
  stop: Stop;
}

interface RunOptions extends Pick<StageOptions, "frame" | "host" | "still" | "seed" | "model"> {
  lessMotion: boolean;
  broken: (error: unknown) => void;
}

/** One life of a piece, from its start to its stop. */
function run(piece: ArtPiece, options: RunOptions): Running {
  const { frame, host, still, seed, model, lessMotion, broken } = options;
  const clocks: Clock[] = [];
  const resizers: ((size: ArtSize) => void)[] = [];
  const listeners: ((playing: boolean) => void)[] = [];
  const leaving = new AbortController();
  const quality = watchQuality();
  let playing = false;

  const tellSize = () => {
    const size = sizeOf(host, quality.share);
    resizers.forEach((tell) => tell(size));
    clocks.forEach((clock) => {
      clock.redraw();
      clock.wake();
    });
  };
  const resize = () => {
    quality.forget();
    tellSize();
  };
  const sized = new ResizeObserver(resize);
  const stopFrame = () => {
    leaving.abort();
    sized.disconnect();
    clocks.forEach((clock) => clock.stop());
  };

  let stopPiece: Stop;
  try {
    stopPiece = piece(host, {
      seed,
      still,
      model,
      lessMotion,
      onSize(tell) {
        resizers.push(tell);
        tell(sizeOf(host, quality.share));
      },
      onPlaying(tell) {
        listeners.push(tell);
        tell(playing);
      },
      animate(draw) {
        const clock = clockFor(
          (step) => {
            try {
              const rest = draw(step);
              if (rest > 0) quality.forget();
              else if (quality.note(step)) tellSize();
              if (frame.dataset.art === "still") frame.dataset.art = "moving";
              return rest;
            } catch (error) {
              broken(error);
              return Infinity;
            }
          },
          (resting) => (frame.dataset.art = resting ? "resting" : "moving"),
        );
        clocks.push(clock);
        return clock;
      },
    });
  } catch (error) {
    stopFrame();
    host.replaceChildren();
    throw error;
  }
  sized.observe(host);
  // The ratio changes with the window's zoom and with the screen it stands on.
  window.addEventListener("resize", resize, { signal: leaving.signal });

  return {
    play(now) {
      if (now === playing) return;
      playing = now;
      for (const clock of clocks) clock[now ? "play" : "pause"]();
      listeners.forEach((tell) => tell(now));
    },
    stop() {
      stopFrame();
      stopPiece();
    },
  };
}

function sizeOf(host: HTMLElement, share: number): ArtSize {
  const { width, height } = host.getBoundingClientRect();
  const bearable = Math.sqrt(mostPixels / Math.max(1, width * height));
  return { width, height, pixelRatio: share * Math.min(devicePixelRatio || 1, highestRatio, bearable) };
}

function quietMoment(): Promise<void> {
  return new Promise((quiet) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => quiet(), { timeout: idleWithin });
    else setTimeout(quiet, 200);
  });
}
