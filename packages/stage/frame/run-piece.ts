import type { ArtPiece, ArtSettings, ArtSize, Stop } from "../art-piece.ts";
import { type Clock, clockFor } from "./clock.ts";
import { watchQuality } from "./quality.ts";

export interface RunOptions extends Pick<ArtSettings<unknown>, "seed" | "still" | "model" | "lessMotion"> {
  /** Its `data-art` says what the piece is doing: still, moving or resting. */
  frame: HTMLElement;
  /** Where the piece draws. */
  host: HTMLElement;
  /** Called when a frame throws. */
  broken: (error: unknown) => void;
}

export interface Running {
  play: (playing: boolean) => void;
  stop: Stop;
}

const highestRatio = 2;
/** A canvas as large as a wall is drawn coarser. */
const mostPixels = 4e6;

/** Runs a piece once, from its start to its stop. Throws what the piece throws at its start, and leaves nothing of it behind. */
export function runPiece(piece: ArtPiece, options: RunOptions): Running {
  const { frame, host, broken, ...given } = options;
  const clocks: Clock[] = [];
  const resizers: ((size: ArtSize) => void)[] = [];
  const listeners: ((playing: boolean) => void)[] = [];
  const leaving = new AbortController();
  const quality = watchQuality();
  let playing = false;

  const applySize = () => {
    const size = sizeOf(host, quality.share);
    resizers.forEach((resize) => resize(size));
    clocks.forEach((clock) => {
      clock.redraw();
      clock.wake();
    });
  };
  const sizeChanged = () => {
    quality.forget();
    applySize();
  };
  const sizes = new ResizeObserver(sizeChanged);
  const stopFrame = () => {
    leaving.abort();
    sizes.disconnect();
    clocks.forEach((clock) => clock.stop());
  };

  let stopPiece: Stop;
  try {
    stopPiece = piece(host, {
      ...given,
      onSize(resize) {
        resizers.push(resize);
        resize(sizeOf(host, quality.share));
      },
      onPlaying(listener) {
        listeners.push(listener);
        listener(playing);
      },
      animate(draw) {
        const clock = clockFor(
          (step) => {
            try {
              const rest = draw(step);
              if (rest > 0) quality.forget();
              else if (quality.note(step)) applySize();
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
  sizes.observe(host);
  // The pixel ratio changes with the window's zoom and with the screen that it is on.
  window.addEventListener("resize", sizeChanged, { signal: leaving.signal });

  return {
    play(now) {
      if (now === playing) return;
      playing = now;
      for (const clock of clocks) clock[now ? "play" : "pause"]();
      listeners.forEach((listener) => listener(now));
    },
    stop() {
      stopFrame();
      stopPiece();
    },
  };
}

function sizeOf(host: HTMLElement, share: number): ArtSize {
  const { width, height } = host.getBoundingClientRect();
  const affordable = Math.sqrt(mostPixels / Math.max(1, width * height));
  return { width, height, pixelRatio: share * Math.min(devicePixelRatio || 1, highestRatio, affordable) };
}
