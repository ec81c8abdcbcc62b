/** Named `.client` because it loads an encoder of films: frameworks that know the suffix leave it out of their server. */
import { memoryRate, phaseAt } from "./loop-clock.ts";
import { pngOf } from "./png-of.ts";
import { type Moment, runShader, type ShaderRunner } from "./shader-runner.ts";
import type { CaptureSize, StudyModel } from "./study.ts";

const frameRate = 30;
const bitsPerSecond = 8e6;
/** After so many loops a memory no longer shows how it began: from then on, each loop is like the one before. */
const turnsUnseen = 2;

/** A study's own moment as a PNG, drawn off screen. */
export async function takeStill(model: StudyModel, size: CaptureSize, seed: number): Promise<Blob> {
  return offStage(model, size, seed, (runner) => {
    const { memory, loop, still } = model.study;
    const moments = memory ? still * loop * memoryRate : 0;
    for (let n = 0; n < moments; n++) runner.remember(at(n / memoryRate, loop));
    return pngOf(runner.read(at(still * loop, loop), size), size);
  });
}

/** One loop of a study as a film, frame by frame and not by the clock, so that a slow machine drops none. Null where the browser cannot encode films. */
export async function takeLoop(
  model: StudyModel,
  size: CaptureSize,
  seed: number,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  if (typeof VideoEncoder === "undefined") return null;
  const film = await import("mediabunny");
  const [width, height] = [even(size.width), even(size.height)];
  const codec = await film.getFirstEncodableVideoCodec(["avc", "vp9", "vp8", "av1"], { width, height });
  if (!codec) return null;
  return offStage(model, { width, height }, seed, async (runner, canvas) => {
    const { memory, loop } = model.study;
    const format = codec === "avc" ? new film.Mp4OutputFormat() : new film.WebMOutputFormat();
    const target = new film.BufferTarget();
    const output = new film.Output({ format, target });
    const track = new film.CanvasSource(canvas, { codec, bitrate: bitsPerSecond });
    output.addVideoTrack(track, { frameRate });
    const frames = Math.round(loop * frameRate);
    const perFrame = memory ? memoryRate / frameRate : 0;
    const first = memory ? -frames * turnsUnseen : 0;
    try {
      await output.start();
      for (let n = first; n < frames; n++) {
        signal.throwIfAborted();
        const time = n / frameRate + loop * turnsUnseen;
        for (let due = 0; due < perFrame; due++) runner.remember(at(time + due / memoryRate, loop));
        if (n >= 0) {
          runner.draw(at(time, loop));
          // oxlint-disable-next-line no-await-in-loop -- the encoder resolves when it can take the next
          await track.add(n / frameRate, 1 / frameRate);
        }
        // The page stays responsive meanwhile.
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        if (n % 4 === 0) await new Promise((turn) => setTimeout(turn));
        progress((n - first + 1) / (frames - first));
      }
      await output.finalize();
    } catch (error) {
      // An encoder lives until it is cancelled; the first error is the one to report.
      await output.cancel().catch(() => undefined);
      throw error;
    }
    return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: format.mimeType });
  });
}

async function offStage<Taken>(
  model: StudyModel,
  { width, height }: CaptureSize,
  seed: number,
  take: (runner: ShaderRunner, canvas: HTMLCanvasElement) => Promise<Taken>,
): Promise<Taken> {
  const canvas = document.createElement("canvas");
  const runner = runShader(canvas, model.study, seed, model.getSnapshot);
  try {
    runner.resize(width, height);
    if (runner.compile(model.getSnapshot().code).length > 0) runner.compile(model.study.source);
    return await take(runner, canvas);
  } finally {
    runner.free();
  }
}

function at(time: number, loop: number): Moment {
  return { time, phase: phaseAt(time, loop), pointer: { x: 0, y: 0, touch: 0 } };
}

function even(pixels: number): number {
  return Math.max(2, 2 * Math.round(pixels / 2));
}
