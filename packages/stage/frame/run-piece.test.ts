import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ArtPiece, ArtSettings, ArtSize } from "../art-piece.ts";
import { runPiece } from "./run-piece.ts";

let nextFrame: (() => void) | null = null;
let sizeChanged: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal("devicePixelRatio", 3);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("requestAnimationFrame", (tick: () => void) => ((nextFrame = tick), 1));
  vi.stubGlobal("cancelAnimationFrame", () => (nextFrame = null));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(changed: () => void) {
        sizeChanged = changed;
      }
      observe() {}
      disconnect() {
        sizeChanged = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  nextFrame = null;
});

function frameNow() {
  const due = nextFrame;
  nextFrame = null;
  due?.();
}

function started(piece: ArtPiece, size = { width: 400, height: 300 }) {
  const frame = { dataset: { art: "still" } };
  const host = { getBoundingClientRect: () => size, replaceChildren: vi.fn<() => void>() };
  const broken = vi.fn<(error: unknown) => void>();
  const running = runPiece(piece, {
    frame: frame as unknown as HTMLElement,
    host: host as unknown as HTMLElement,
    still: {} as HTMLElement,
    seed: 7,
    model: undefined,
    lessMotion: false,
    broken,
  });
  return { running, frame, host, size, broken };
}

/** A piece that records the calls it gets, and whose frames `draw` decides. */
function noting(draw: (step: number) => number = () => 0) {
  const sizes: ArtSize[] = [];
  const plays: boolean[] = [];
  const stop = vi.fn<() => void>();
  let settings: ArtSettings | undefined;
  const piece: ArtPiece = (_, given) => {
    settings = given;
    given.onSize((size) => sizes.push(size));
    given.onPlaying((playing) => plays.push(playing));
    given.animate(draw);
    return stop;
  };
  return { piece, sizes, plays, stop, given: () => settings };
}

it("gives a piece its seed, and its size at once and at every change", () => {
  const { piece, sizes, given } = noting();
  const { size } = started(piece);
  expect(given()?.seed).toBe(7);
  size.width = 200;
  sizeChanged();
  expect(sizes).toEqual([
    { width: 400, height: 300, pixelRatio: 2 },
    { width: 200, height: 300, pixelRatio: 2 },
  ]);
});

it("draws a canvas as large as a wall with at most four million pixels", () => {
  const { piece, sizes } = noting();
  started(piece, { width: 4_000, height: 4_000 });
  const [{ width, height, pixelRatio } = { width: 0, height: 0, pixelRatio: 0 }] = sizes;
  expect(width * height * pixelRatio ** 2).toBeCloseTo(4e6);
});

it("reports moving after the first frame, and resting while the piece rests", () => {
  let rest = 0;
  const { piece } = noting(() => rest);
  const { running, frame } = started(piece);
  running.play(true);
  expect(frame.dataset.art).toBe("still");
  frameNow();
  expect(frame.dataset.art).toBe("moving");
  rest = Infinity;
  frameNow();
  expect(frame.dataset.art).toBe("resting");
});

it("notifies a piece once of each change between playing and pausing", () => {
  const { piece, plays } = noting();
  const { running } = started(piece);
  for (const playing of [true, true, false, true]) running.play(playing);
  expect(plays).toEqual([false, true, false, true]);
});

it("reports a frame that throws, and asks for no other", () => {
  const { piece } = noting(() => {
    throw new Error("no");
  });
  const { running, broken } = started(piece);
  running.play(true);
  frameNow();
  expect(broken).toHaveBeenCalledOnce();
  expect(nextFrame).toBeNull();
});

it("stops frames, sizes and the piece", () => {
  const { piece, sizes, stop } = noting();
  const { running } = started(piece);
  running.play(true);
  running.stop();
  sizeChanged();
  frameNow();
  expect(stop).toHaveBeenCalledOnce();
  expect(sizes).toHaveLength(1);
  expect(nextFrame).toBeNull();
});

it("leaves nothing of a piece that throws at its start", () => {
  const broken: ArtPiece = (_, { animate }) => {
    animate(() => 0).wake();
    throw new Error("no WebGL");
  };
  expect(() => started(broken)).toThrow("no WebGL");
  expect(nextFrame).toBeNull();
});
