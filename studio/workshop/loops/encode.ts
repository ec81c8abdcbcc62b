/** Makes an MP4 of drawings inside a headless Chromium, whose WebCodecs hold the encoders: H.264 with Opus sound. */
import type * as Mediabunny from "mediabunny";
import { onEncoderPage } from "../../../scripts/local/encoder-page.ts";

export const FRAME_RATE = 30;
/** Frames each drawing is held for: 7.5 drawings a second, as hand-printed animation has. */
export const HOLD = 4;
const RATE = 48_000;

interface Film {
  /** PNG files, all of one size. */
  drawings: readonly Buffer[];
  /** One channel at 48 kHz. */
  sound?: Float32Array;
  /** Kilobytes the file may weigh. */
  limit: number;
}

/** The film as an MP4 that begins with its index (so that it plays while it loads), and the codecs used. */
export async function encode(film: Film): Promise<{ file: Buffer; codecs: string }> {
  return onEncoderPage(
    async (page) => {
      const seconds = (film.drawings.length * HOLD) / FRAME_RATE;
      let bitrate = Math.floor((film.limit * 1000 * 8) / seconds) - (film.sound ? 64_000 : 0);
      for (let tries = 0; tries < 6; tries++) {
        const { base64, codecs } = await page.evaluate(encodeInPage, {
          count: film.drawings.length,
          hold: HOLD,
          rate: FRAME_RATE,
          bitrate,
          sampleRate: film.sound ? RATE : 0,
        });
        const file = Buffer.from(base64, "base64");
        if (file.length <= film.limit * 1000) return { file, codecs };
        bitrate = Math.floor(bitrate * Math.min(0.95, (film.limit * 970) / file.length));
      }
      throw new Error(`The film does not fit ${film.limit} KB`);
    },
    (path) => partOf(film, path),
  );
}

function partOf(film: Film, path: string): { type: string; body: Buffer } | undefined {
  if (path === "/sound" && film.sound)
    return { type: "application/octet-stream", body: Buffer.from(film.sound.buffer) };
  const drawing = film.drawings[Number(/^\/drawing\/(\d+)$/.exec(path)?.[1] ?? NaN)];
  return drawing && { type: "image/png", body: drawing };
}

/** Runs in the page: knows nothing of this file but its argument. */
async function encodeInPage(order: {
  count: number;
  hold: number;
  rate: number;
  bitrate: number;
  sampleRate: number;
}): Promise<{ base64: string; codecs: string }> {
  const path = "/mediabunny.mjs";
  const { AudioSample, AudioSampleSource, BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality } =
    (await import(path)) as typeof Mediabunny;
  const load = async (index: number): Promise<ImageBitmap> =>
    createImageBitmap(await (await fetch(`/drawing/${index}`)).blob());
  const first = await load(0);
  const canvas = new OffscreenCanvas(first.width, first.height);
  const pen = canvas.getContext("2d", { alpha: false }) as OffscreenCanvasRenderingContext2D;
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "in-memory" }),
    target: new BufferTarget(),
  });
  const codecs: string[] = [];
  const video = new CanvasSource(canvas, {
    codec: "avc",
    quality: new Quality({ bitrate: order.bitrate, bitrateMode: "variable" }),
    keyFrameInterval: 60,
    latencyMode: "quality",
    onEncoderConfig: (config) => codecs.push(config.codec),
  });
  output.addVideoTrack(video, { frameRate: order.rate });
  const audio = order.sampleRate
    ? new AudioSampleSource({
        codec: "opus",
        quality: new Quality({ bitrate: 64_000 }),
        onEncoderConfig: (config) => codecs.push(config.codec),
      })
    : null;
  if (audio) output.addAudioTrack(audio);
  await output.start();
  if (audio) {
    const data = await (await fetch("/sound")).arrayBuffer();
    await audio.add(
      new AudioSample({
        data,
        format: "f32-planar",
        numberOfChannels: 1,
        sampleRate: order.sampleRate,
        timestamp: 0,
      }),
    );
    audio.close();
  }
  for (let index = 0; index < order.count; index++) {
    pen.drawImage(await load(index), 0, 0);
    for (let k = 0; k < order.hold; k++)
      await video.add((index * order.hold + k) / order.rate, 1 / order.rate);
  }
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer as ArrayBuffer);
  let binary = "";
  for (let i = 0; i < bytes.length; i += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return { base64: btoa(binary), codecs: codecs.join(", ") };
}
