import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ArtPiece } from "../art-piece.ts";
import { raiseStage, type Stage, type StageOptions } from "./raise-stage.ts";

let seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
let raised: Stage[] = [];
let prefersLess = false;
const page = Object.assign(new EventTarget(), { hidden: false });

class Silent {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(page, { hidden: false });
  prefersLess = false;
  vi.stubGlobal("devicePixelRatio", 1);
  vi.stubGlobal("document", page);
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), { requestIdleCallback: (idle: () => void) => idle() }),
  );
  vi.stubGlobal("matchMedia", () =>
    Object.defineProperty(new EventTarget(), "matches", { get: () => prefersLess }),
  );
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("ResizeObserver", Silent);
  vi.stubGlobal(
    "IntersectionObserver",
    class extends Silent {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        super();
        seen.push(changed);
      }
    },
  );
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  raised.forEach((stage) => stage.leave());
  [seen, raised] = [[], []];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A stage whose piece notes in `plays` whether it plays. */
function stageOf(changed: Partial<StageOptions> = {}) {
  const plays: boolean[] = [];
  const wanted: boolean[] = [];
  const stop = vi.fn<() => void>();
  const piece: ArtPiece = (_, { onPlaying }) => {
    onPlaying((playing) => plays.push(playing));
    return stop;
  };
  const load = vi.fn<StageOptions["load"]>(() => Promise.resolve(piece));
  const onTrouble = vi.fn<NonNullable<StageOptions["onTrouble"]>>();
  const dataset: Record<string, string> = {};
  const host = {
    addEventListener: () => undefined,
    getBoundingClientRect: () => ({ width: 4, height: 3 }),
    replaceChildren: () => undefined,
  };
  const stage = raiseStage({
    frame: { dataset } as unknown as HTMLElement,
    host: host as unknown as HTMLElement,
    still: { getAnimations: () => [] } as unknown as HTMLElement,
    seed: 1,
    load,
    onTrouble,
    onWanted: (now) => wanted.push(now),
    ...changed,
  });
  raised.push(stage);
  const look = seen.at(-1);
  const comeIntoSight = async (isIntersecting = true) => {
    look?.([{ isIntersecting }]);
    await new Promise((turn) => setTimeout(turn));
  };
  return { stage, plays, wanted, stop, load, onTrouble, dataset, comeIntoSight };
}

it("loads and plays a piece once it is in sight, and pauses it out of sight", async () => {
  const { load, plays, comeIntoSight, dataset } = stageOf();
  expect(dataset.art).toBe("still");
  expect(load).not.toHaveBeenCalled();
  await comeIntoSight();
  expect(plays).toEqual([false, true]);
  await comeIntoSight(false);
  await comeIntoSight();
  expect(plays).toEqual([false, true, false, true]);
  expect(load).toHaveBeenCalledOnce();
});

it("plays nothing in a hidden tab", async () => {
  const { load, plays, comeIntoSight } = stageOf();
  page.hidden = true;
  await comeIntoSight();
  expect(load).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await new Promise((turn) => setTimeout(turn));
  expect(plays).toEqual([false, true]);
});

it("keeps the still where less motion is preferred, until a person asks", async () => {
  prefersLess = true;
  const { stage, load, plays, comeIntoSight } = stageOf();
  await comeIntoSight();
  expect(load).not.toHaveBeenCalled();
  stage.choose(true);
  await comeIntoSight();
  expect(plays).toEqual([false, true]);
});

it("waits to be asked where it starts by asking", async () => {
  const { stage, load, plays, comeIntoSight, dataset } = stageOf({ starts: "asked" });
  await comeIntoSight();
  expect(load).not.toHaveBeenCalled();
  stage.choose(true);
  await comeIntoSight();
  stage.choose(false);
  expect(plays).toEqual([false, true, false]);
  expect(dataset.art).toBe("paused");
});

it("plays one piece at a time: one that a person starts replaces another, one that starts automatically waits", async () => {
  const [first, second] = [stageOf(), stageOf()];
  await first.comeIntoSight();
  await second.comeIntoSight();
  expect(second.load).not.toHaveBeenCalled();
  expect(second.wanted.at(-1)).toBe(false);
  second.stage.choose(true);
  await second.comeIntoSight();
  expect(first.stop).toHaveBeenCalledOnce();
  expect(first.wanted.at(-1)).toBe(false);
  expect(second.plays).toEqual([false, true]);
});

it("reports a piece whose code does not arrive, and loads it again when asked", async () => {
  const { stage, load, onTrouble, comeIntoSight, plays } = stageOf();
  load.mockRejectedValueOnce(new Error("offline"));
  await comeIntoSight();
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith("late");
  stage.choose(true);
  await comeIntoSight();
  expect(plays).toEqual([false, true]);
});

it("reports a piece that this browser cannot run", async () => {
  const { load, onTrouble, comeIntoSight, dataset } = stageOf();
  load.mockResolvedValueOnce(() => {
    throw new Error("no WebGL");
  });
  await comeIntoSight();
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith("unable");
  expect(dataset.art).toBe("still");
});

it("stops the piece when the frame leaves, and starts none whose code arrives later", async () => {
  const [playing, late] = [stageOf(), stageOf()];
  await playing.comeIntoSight();
  playing.stage.leave();
  expect(playing.stop).toHaveBeenCalledOnce();
  const coming = late.comeIntoSight();
  late.stage.leave();
  await coming;
  expect(late.plays).toEqual([]);
});
