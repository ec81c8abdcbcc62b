import type { ArtPiece, Stop } from "../art-piece.ts";
import type { LoadPiece } from "./import-piece.ts";
import { loadPiece } from "./load-piece.ts";
import { watchLostContexts } from "./lost-contexts.ts";
import { type Running, runPiece } from "./run-piece.ts";

export interface StageOptions {
  /** Its `data-art` says what the piece is doing: still, moving, resting or paused. `data-art-loading` is there while its code loads. */
  frame: HTMLElement;
  /** Where the piece draws. */
  host: HTMLElement;
  /** What the document shows while no piece plays. */
  still: HTMLElement;
  /** The same seed makes the same piece. */
  seed: number;
  load: LoadPiece;
  /** What the page and the piece share. */
  model?: unknown;
  /** Whether the piece starts when it is in sight, or only when a person presses play. */
  starts?: "in-sight" | "asked";
  /** The piece does not play, and its still stays: its code did not arrive, or this browser cannot run it. */
  onTrouble?: (trouble: Trouble) => void;
  /** Whether the piece plays, or would where it is in sight. */
  onWanted: (wanted: boolean) => void;
}

export type Trouble = "late" | "unable";

export interface Stage {
  /** A person's own choice, which outranks a preference for less motion. */
  choose: (playing: boolean) => void;
  leave: Stop;
}

/** The one stage of the document whose piece plays: another stage that is asked for makes this one yield. */
let current: { yield: () => void } | null = null;

/** Holds one piece: loads it when it first comes into sight, plays it while it may play, and leaves nothing behind. */
export function raiseStage(options: StageOptions): Stage {
  const { frame, host, still, seed, model, load, onWanted, starts = "in-sight" } = options;
  const leaving = new AbortController();
  const { signal } = leaving;
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let chosen: boolean | null = null;
  let inSight = false;
  let piece: ArtPiece | null = null;
  let loading = false;
  let running: Running | null = null;

  const self = {
    yield() {
      chosen = false;
      end();
      onWanted(false);
    },
  };

  function update() {
    const wanted = chosen ?? (starts === "in-sight" && !lessMotion.matches);
    onWanted(wanted);
    const playing = wanted && inSight && !document.hidden;
    if (running && !wanted && chosen === null) end();
    else if (running) running.play(playing);
    else if (playing && !mayEnter()) onWanted(false);
    else if (playing && piece && !losses.waiting) start(piece);
    else if (playing && !piece) void fetchPiece();
    if (running && !wanted) frame.dataset.art = "paused";
  }

  /** A piece that a person started replaces another; one that starts automatically waits. */
  function mayEnter(): boolean {
    return current === null || current === self || chosen === true;
  }

  async function fetchPiece() {
    if (loading) return;
    loading = true;
    frame.dataset.artLoading = "";
    try {
      piece = await loadPiece(load, still, signal);
      if (piece) update();
    } catch (error) {
      giveUp(error);
    } finally {
      loading = false;
      delete frame.dataset.artLoading;
    }
  }

  function start(piece: ArtPiece) {
    if (current !== self) current?.yield();
    current = self;
    try {
      running = runPiece(piece, {
        frame,
        host,
        still,
        seed,
        model,
        lessMotion: lessMotion.matches,
        broken: giveUp,
      });
      running.play(true);
    } catch (error) {
      giveUp(error);
    }
  }

  function end() {
    running?.stop();
    running = null;
    if (current === self) current = null;
    frame.dataset.art = "still";
  }

  /** The still stays, the page goes on, and the person may try again. */
  function giveUp(error: unknown) {
    console.warn("A piece could not play; its still stays.", error);
    end();
    if (signal.aborted) return;
    chosen = false;
    onWanted(false);
    options.onTrouble?.(piece ? "unable" : "late");
  }

  const losses = watchLostContexts({
    host,
    signal,
    lost: end,
    again: update,
    giveUp: () => giveUp(new Error("Its context was lost again and again.")),
  });
  const sight = new IntersectionObserver((entries) => {
    // Of several changes at once the last one counts.
    inSight = entries.at(-1)?.isIntersecting ?? inSight;
    update();
  });
  document.addEventListener("visibilitychange", update, { signal });
  lessMotion.addEventListener("change", update, { signal });
  frame.dataset.art = "still";
  sight.observe(frame);

  return {
    choose(playing) {
      chosen = playing;
      update();
    },
    leave() {
      leaving.abort();
      sight.disconnect();
      end();
    },
  };
}
