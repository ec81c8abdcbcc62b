import { afterEach, describe, expect, it, vi } from "vitest";
import { createDjello, type Pattern, presets } from "./djello.ts";

const first = presets[0]?.pattern as Pattern;
const second = presets[1]?.pattern as Pattern;

afterEach(() => {
  vi.doUnmock("./djello/engine.client.ts");
  vi.unstubAllGlobals();
});

describe("the machine", () => {
  it("undoes one change after another, and then no more", () => {
    const model = createDjello(first);
    model.cycle(3, 3);
    model.load(second);
    expect(model.getSnapshot().undoable).toBe(true);
    model.undo();
    expect(model.getSnapshot().pattern.steps[3]?.[3]).toBe(1);
    model.undo();
    model.undo();
    expect(model.getSnapshot().pattern).toEqual(first);
    expect(model.getSnapshot().undoable).toBe(false);
  });

  it("undoes a slider's whole way at once, and a second way by itself", () => {
    const model = createDjello(first);
    for (const tempo of [111, 120, 140]) model.tempo(tempo);
    model.cycle(0, 1);
    for (const tempo of [150, 160]) model.tempo(tempo);
    model.undo();
    expect(model.getSnapshot().pattern.tempo).toBe(140);
    model.undo();
    model.undo();
    expect(model.getSnapshot().pattern).toEqual(first);
  });

  it("begins with a kept pattern without anything to undo", () => {
    const model = createDjello(first);
    model.start(second);
    expect(model.getSnapshot()).toMatchObject({ pattern: second, undoable: false });
  });

  it("tells who shows it of every change, until they no longer listen", () => {
    const model = createDjello(first);
    let told = 0;
    const stop = model.subscribe(() => told++);
    model.silence();
    model.mute(2);
    stop();
    model.solo(1);
    expect(told).toBe(2);
    expect(model.getSnapshot()).toMatchObject({ silent: true, solo: 1 });
    expect(model.getSnapshot().muted[2]).toBe(true);
  });

  it("says so where a browser makes no sound, and does not pretend to play", () => {
    const model = createDjello(first);
    model.play();
    expect(model.getSnapshot()).toMatchObject({ soundless: true, playing: false });
  });

  it("says so where the sound does not arrive, and tries again with the next press", async () => {
    vi.doMock("./djello/engine.client.ts", () => {
      throw new Error("The line is cut.");
    });
    vi.stubGlobal(
      "AudioContext",
      class {
        state = "running";
        resume = async () => {};
        close = async () => {};
      },
    );
    const model = createDjello(first);
    model.play();
    await vi.waitFor(() => expect(model.getSnapshot().playing).toBe(false));
    expect(model.getSnapshot()).toMatchObject({ soundLost: true, soundless: false });
    model.hit(0, 1);
    expect(model.getSnapshot().soundLost, "it is tried once more").toBe(false);
    await vi.waitFor(() => expect(model.getSnapshot().soundLost).toBe(true));
  });
});
