import type { CaptureSize, StudyModel } from "./shader-study.ts";
import { memoryRate, phaseAt } from "./loop-clock.ts";
import { type Moment, runShader, type ShaderRunner } from "./shader-runner.ts";

const frameRate = 30;
const bitsPerSecond = 8e6;
/** A memory forgets within so many turns where it began: from then on, each is like the one before. */
const turnsUnseen = 2;

/** A study's own moment as a PNG, drawn where nobody sees it. */
export async function takeStill(model: StudyModel, size: CaptureSize, seed: number): Promise<Blob> {
  return offStage(model, size, seed, (runner) => {
    const { memory, loop, still } = model.study;
    const moments = memory ? still * loop * memoryRate : 0;
    for (let n = 0; n < moments; n++) runner.remember(at(n / memoryRate, loop));
    return pngOf(runner.read(at(still * loop, loop), size), size);
  });
}

/** One turn of a study as a film, frame by frame and not by the clock: it is whole on a slow machine too. Null where browsers make no films. */
export async function takeLoop(
  model: StudyModel,
  size: CaptureSize,
  seed: number,
  told: (share: number) => void,
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
          // oxlint-disable-next-line no-await-in-loop -- the encoder says when it can take the next
          await track.add(n / frameRate, 1 / frameRate);
        }
        // The page stays alive meanwhile.
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        if (n % 4 === 0) await new Promise((turn) => setTimeout(turn));
        told((n - first + 1) / (frames - first));
      }
      await output.finalize();
    } catch (error) {
      // The encoder is kept until it is told; what went wrong first is what counts.
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

/** Pixels from the bottom row up, as WebGL reads them, as a PNG. */
export function pngOf(pixels: Uint8Array<ArrayBuffer>, { width, height }: CaptureSize): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws on no canvas.");
  const image = pen.createImageData(width, height);
  const row = width * 4;
  for (let y = 0; y < height; y++)
    image.data.set(pixels.subarray(y * row, (y + 1) * row), (height - 1 - y) * row);
  pen.putImageData(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error("The picture could not be written."))),
      "image/png",
    ),
  );
}

function at(time: number, loop: number): Moment {
  return { time, phase: phaseAt(time, loop), pointer: { x: 0, y: 0, touch: 0 } };
}

function even(pixels: number): number {
  return Math.max(2, 2 * Math.round(pixels / 2));
}
