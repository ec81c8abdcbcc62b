// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { MediaFault } from "../fault.ts";
import { recogniseFile } from "../recognise.ts";
import { mediaFile, type MediaName, mediaNames } from "../samples/films.ts";
import { filterMedia } from "./filter.ts";
import { withBlanks } from "./blank-ranges.ts";
import type { ByteRange } from "./iso-samples.ts";
import { readFilm } from "./read-film.ts";
import { streamOf } from "./streams.ts";

const isMp3 = (name: MediaName) => name === "silence.mp3";

describe("a film or sound that passes", () => {
  it.each(mediaNames)("loses data about the person and the place: %s", async (name) => {
    expect(textOf(mediaFile(name))).toMatch(/Marsh Lane 7/);
    const { stored, facts } = await pass(mediaFile(name));
    expect(textOf(stored)).not.toMatch(/Marsh Lane|Ada Pondwick|51\.5074|2026-05-01|xyz/);
    expect(facts.duration).toBeCloseTo(0.5, 1);
  });

  it.each(mediaNames.filter((name) => !isMp3(name)))("stays as long as it was: %s", async (name) => {
    expect((await pass(mediaFile(name))).stored.length).toBe(mediaFile(name).length);
  });

  it("is the same however it is cut up on its way", async () => {
    for (const name of mediaNames)
      expect((await pass(mediaFile(name), 1)).stored).toEqual((await pass(mediaFile(name))).stored);
  });
});

describe("what a browser’s recorder writes", () => {
  const recorded = mediaFile("recorded.webm");
  const cluster = textOf(recorded).indexOf("\x1f\x43\xb6\x75");

  it("is read where its sizes have eight bytes, and there are no cues", async () => {
    const segment = textOf(recorded).indexOf("\x18\x53\x80\x67") + 4;
    const cues = textOf(recorded).indexOf("\x1c\x53\xbb\x6b");
    const head = recorded.slice(segment + 1, cluster + 4);
    const blocks = recorded.slice(cluster + 5, cues);
    const film = Uint8Array.of(
      ...recorded.slice(0, segment),
      ...inEight(head.length + 8 + blocks.length),
      ...head,
      ...inEight(blocks.length),
      ...blocks,
    );
    const { stored, facts } = await pass(film);
    expect(facts).toMatchObject({ kind: "video", width: 48, height: 64 });
    expect(facts.duration).toBeCloseTo(0.5, 1);
    expect(stored.length).toBe(film.length);
    await expect(pass(film.slice(0, -1))).rejects.toMatchObject({ code: "media_truncated" });
  });

  it("is read where minutes of it are nearly silent", async () => {
    const picture = recorded.slice(cluster + 8, cluster + 8 + 5 + 0x89);
    const seconds = Array.from({ length: 700 }, (_, second) => [
      0x1f,
      0x43,
      0xb6,
      0x75,
      0xff,
      0xe7,
      0x84,
      0,
      ...threeBytes(second * 1000),
      ...(second === 0 ? picture : []),
      ...Array.from({ length: 50 }, (_, at) => [
        0xa3,
        0x86,
        0x82,
        (at * 20) >> 8,
        (at * 20) & 255,
        0x80,
        8,
        0,
      ]).flat(),
    ]);
    const { facts } = await pass(Uint8Array.from([...recorded.slice(0, cluster), ...seconds.flat()]), 65_536);
    expect(facts.duration).toBeCloseTo(700, 0);
  });
});

const threeBytes = (number: number) => [number >> 16, (number >> 8) & 255, number & 255];
const inEight = (size: number) => [1, 0, 0, 0, 0, ...threeBytes(size)];

describe("refused files", () => {
  it.each(mediaNames.filter((name) => !isMp3(name)))("a file cut off half-way: %s", async (name) => {
    const film = mediaFile(name);
    const half = film.subarray(0, Math.floor(film.length * 0.6));
    await expect(pass(half)).rejects.toMatchObject({ code: "media_truncated" });
  });

  it("a file that goes on beyond the limit", async () => {
    const film = mediaFile("film.webm");
    await expect(pass(film, 700, film.length - 1)).rejects.toMatchObject({ code: "media_too_large" });
    await expect(pass(film, 700, film.length)).resolves.toBeTruthy();
  });

  it("an index of a few bytes that speaks of thousands of millions of parts", async () => {
    const film = mediaFile("index-first.mp4");
    film.fill(0x7f, textOf(film).indexOf("stts") + 12, textOf(film).indexOf("stts") + 16);
    await expect(pass(film)).rejects.toMatchObject({ code: "media_damaged" });
  });

  it("but a store that fails is no fault of the file", async () => {
    const recognised = { kind: "video", format: "webm" } as const;
    const read = () => Promise.reject(new Error("The store is away."));
    const reading = readFilm(read, { bytes: 1000, recognised });
    await expect(reading).rejects.toThrow("The store is away.");
    await expect(reading).rejects.not.toBeInstanceOf(MediaFault);
  });
});

/** Filters a file as it arrives, overwrites what the filter found too late, and reads the result. */
async function pass(bytes: Uint8Array, chunk = 700, mostBytes = 1_000_000) {
  const recognised = recogniseFile(bytes);
  if (recognised.kind !== "video" && recognised.kind !== "audio") throw new Error("This is no film.");
  const ranges: ByteRange[] = [];
  const { format } = recognised;
  const arrived = await collect(
    streamOf(filterMedia(pieces(bytes, chunk), format, { mostBytes, secret: ranges })),
  );
  const blanked = withBlanks(async (start, end) => arrived.slice(start, end), {
    size: arrived.length,
    ranges,
  });
  const stored = await collect(streamOf(blanked));
  const facts = await readFilm(async (start, end) => stored.slice(start, end), {
    bytes: stored.length,
    recognised,
  });
  return { stored, facts };
}

function pieces(bytes: Uint8Array, chunk: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + chunk));
      at += chunk;
    },
  });
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function textOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => String.fromCharCode(byte)).join("");
}
