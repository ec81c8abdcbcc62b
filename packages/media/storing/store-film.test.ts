import { collect } from "../bindings/list-bucket.ts";
import { describe, expect, it } from "vitest";
import { mediaFile, mediaNames } from "../samples/films.ts";
import { store } from "../testing/bindings.ts";
import { storeFilm } from "./store-film.ts";
import { MediaFault, recogniseFile, type RecognisedFilm } from "../index.ts";

describe("a film or sound", () => {
  it.each([
    ["index-first.mp4", "video", "film.mp4", "video/mp4", 48, 64],
    ["index-last.mp4", "video", "film.mp4", "video/mp4", 48, 64],
    ["fragmented.mp4", "video", "film.mp4", "video/mp4", 48, 64],
    ["sound-alone.mp4", "audio", "sound.m4a", "audio/mp4", 0, 0],
    ["silence.m4a", "audio", "sound.m4a", "audio/mp4", 0, 0],
    ["film.webm", "video", "film.webm", "video/webm", 48, 64],
    ["recorded.webm", "video", "film.webm", "video/webm", 48, 64],
    ["tone.ogg", "audio", "sound.ogg", "audio/ogg", 0, 0],
    ["silence.mp3", "audio", "sound.mp3", "audio/mpeg", 0, 0],
  ] as const)(
    "is stored with its length and upright size: %s",
    async (name, kind, main, type, width, height) => {
      const { outcome, stored, keys } = await upload(mediaFile(name));
      expect(outcome).toMatchObject({ kind, facts: { main, width, height }, bytes: stored?.length });
      if (outcome instanceof MediaFault) return;
      expect(outcome.facts.duration).toBeCloseTo(0.5, 1);
      expect(outcome.facts.files).toEqual([{ name: main, type, width, height, bytes: outcome.bytes }]);
      expect(keys).toHaveLength(1);
    },
  );

  it.each(mediaNames)("keeps no data about the person or the place: %s", async (name) => {
    expect(textOf(mediaFile(name))).toMatch(/Marsh Lane 7/);
    const { stored } = await upload(mediaFile(name));
    expect(textOf(stored)).not.toMatch(/Marsh Lane|Ada Pondwick|51\.5074|2026-05-01|xyz/);
  });

  it.each(mediaNames.filter((name) => name !== "silence.mp3"))(
    "stays as long as it was: %s",
    async (name) => {
      const { stored } = await upload(mediaFile(name));
      expect(stored?.length).toBe(mediaFile(name).length);
    },
  );

  it("is the same however it is cut up on its way", async () => {
    for (const name of mediaNames) {
      const whole = await upload(mediaFile(name));
      const inCrumbs = await upload(mediaFile(name), 1);
      expect(inCrumbs.stored).toEqual(whole.stored);
    }
  });

  it("loses an action camera's track of positions, whose samples lie among the pictures", async () => {
    for (const name of ["index-first.mp4", "index-last.mp4"] as const) {
      const film = mediaFile(name);
      renameTrack(film, "soun", "meta");
      expect(samplesIn(film)).toBeGreaterThan(10);
      const { outcome, stored } = await upload(film);
      expect(outcome).toMatchObject({ kind: "video", bytes: film.length });
      expect(samplesIn(stored)).toBe(0);
    }
  });

  it("does not reveal when it was made", async () => {
    const film = mediaFile("index-first.mp4");
    const at = textOf(film).indexOf("mvhd") + 8;
    expect(film.subarray(at, at + 8).some(Boolean)).toBe(true);
    const { stored } = await upload(film);
    expect(stored?.subarray(at, at + 8).some(Boolean)).toBe(false);
  });
});

describe("a refused file leaves nothing in the store", () => {
  it.each(mediaNames.filter((name) => name !== "silence.mp3"))(
    "a file cut off half-way: %s",
    async (name) => {
      const film = mediaFile(name);
      const { outcome, keys } = await upload(film.subarray(0, Math.floor(film.length * 0.6)));
      expect(outcome).toMatchObject({ code: "media_truncated" });
      expect(keys).toEqual([]);
    },
  );

  it.each([
    ["a page", "<!doctype html><script>alert(1)</script>".repeat(20)],
    ["an archive", "PK\x03\x04\x14\x00\x00\x00\x08\x00 and so on".repeat(20)],
    ["nothing at all", ""],
  ])("%s called a film", async (_what, text) => {
    const bytes = new TextEncoder().encode(text);
    for (const recognised of [
      { kind: "video", format: "mp4" },
      { kind: "video", format: "webm" },
      { kind: "audio", format: "mp3" },
      { kind: "audio", format: "ogg" },
    ] as const) {
      const { outcome, keys } = await upload(bytes, 100, recognised);
      expect(outcome).toMatchObject({
        code: expect.stringMatching(/^media_(damaged|truncated)$/),
      });
      expect(keys).toEqual([]);
    }
  });

  it("a codec that not every browser plays, by its name", async () => {
    const film = mediaFile("index-first.mp4");
    film.set(new TextEncoder().encode("apcn"), textOf(film).indexOf("avc1", 100));
    const { outcome, keys } = await upload(film);
    expect(outcome).toMatchObject({ code: "media_codec" });
    expect(outcome).toMatchObject({ message: expect.stringMatching(/prores.*H\.264/) });
    expect(keys).toEqual([]);
  });

  it("an index of a few bytes that speaks of thousands of millions of parts", async () => {
    const film = mediaFile("index-first.mp4");
    film.fill(0x7f, textOf(film).indexOf("stts") + 12, textOf(film).indexOf("stts") + 16);
    expect((await upload(film)).outcome).toMatchObject({ code: "media_damaged" });
  });

  it("an error of the store is reported as such", async () => {
    const away = { ...store, read: () => Promise.reject(new Error("The store is away.")) };
    const body = streamed([mediaFile("film.webm")], 700);
    const recognised = { kind: "video", format: "webm" } as const;
    await expect(storeFilm(away, { body, recognised, mostBytes }, newPlace().keyOf)).rejects.toThrow(
      "The store is away.",
    );
  });

  it("a data track in a film of fragments", async () => {
    const film = mediaFile("fragmented.mp4");
    renameTrack(film, "soun", "meta");
    expect((await upload(film)).outcome).toMatchObject({ code: "media_codec" });
  });
});

/** Megabytes go through the store. */
const slow = { timeout: 60_000 };

describe("a large one", () => {
  it("is stored up to the very limit", slow, async () => {
    const { outcome, keys } = await uploadLarge(mostBytes);
    expect(outcome).toMatchObject({ kind: "video", bytes: mostBytes });
    expect(keys).toHaveLength(1);
  });

  it("leaves nothing where it is one byte over the limit", slow, async () => {
    const over = await uploadLarge(mostBytes + 1);
    expect(over.outcome).toMatchObject({ code: "media_too_large" });
    expect(over.keys).toEqual([]);
  });

  it("is asked for no faster than it is stored", slow, async () => {
    let sent = 0;
    let stored = 0;
    let furthest = 0;
    const watched = {
      ...store,
      async putStream(key: string, stream: ReadableStream<Uint8Array>, type: string) {
        const seen = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            stored += chunk.length;
            furthest = Math.max(furthest, sent - stored);
            controller.enqueue(chunk);
          },
        });
        return store.putStream(key, stream.pipeThrough(seen), type);
      },
    };
    const film = large(mostBytes);
    const body = streamed(film, 64_000, (bytes) => (sent += bytes));
    const recognised = { kind: "video", format: "mp4" } as const;
    await storeFilm(watched, { body, recognised, mostBytes }, newPlace().keyOf);
    expect(stored).toBe(mostBytes);
    expect(furthest).toBeLessThan(300_000);
  });
});

/** More than two parts of an upload. */
const mostBytes = 18_000_000;

function newPlace() {
  const folder = `films/${crypto.randomUUID()}/`;
  return { folder, keyOf: (name: string) => folder + name };
}

async function upload(bytes: Uint8Array, chunk = 700, recognised = recogniseFile(bytes)) {
  if (recognised.kind !== "video" && recognised.kind !== "audio") throw new Error("This is no film.");
  const { outcome, keys } = await uploadPieces([bytes], chunk, recognised);
  const stored = keys[0] ? await store.read(keys[0], 0, 1_000_000) : null;
  return { outcome, keys, stored };
}

const uploadLarge = (size: number) => uploadPieces(large(size), 1_000_000, { kind: "video", format: "mp4" });

async function uploadPieces(pieces: Iterable<Uint8Array>, chunk: number, recognised: RecognisedFilm) {
  const { folder, keyOf } = newPlace();
  const outcome = await storeFilm(store, { body: streamed(pieces, chunk), recognised, mostBytes }, keyOf);
  return { outcome, keys: await collect(store.list(folder)) };
}

/** A film, then a part that no player reads, up to `size` bytes. */
function* large(size: number): Generator<Uint8Array> {
  const film = mediaFile("index-first.mp4");
  const rest = size - film.length;
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, rest);
  head.set(new TextEncoder().encode("mdat"), 4);
  yield film;
  yield head;
  for (let left = rest - 8; left > 0; left -= 1_000_000) yield new Uint8Array(Math.min(left, 1_000_000));
}

function streamed(pieces: Iterable<Uint8Array>, chunk: number, sent?: (bytes: number) => void) {
  function* chunks() {
    for (const piece of pieces) {
      for (let at = 0; at < piece.length; at += chunk) yield piece.slice(at, at + chunk);
    }
  }
  const iterator = chunks();
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) return controller.close();
      sent?.(value.length);
      controller.enqueue(value);
    },
  });
}

function renameTrack(film: Uint8Array, from: string, to: string): void {
  film.set(new TextEncoder().encode(to), textOf(film).indexOf(from));
}

/** How often a frame of AAC silence is found. */
function samplesIn(film: Uint8Array | null): number {
  return textOf(film).split("\x00\xc8\x00\x80\x23\x80").length - 1;
}

function textOf(bytes: Uint8Array | null): string {
  return [...(bytes ?? [])].map((byte) => String.fromCharCode(byte)).join("");
}
