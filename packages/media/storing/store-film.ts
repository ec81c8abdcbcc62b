import { MediaFault } from "../fault.ts";
import { type ByteRange, type FilmFacts, filterMedia, streamOf, withBlanks } from "../films/index.ts";
import type { RecognisedFilm } from "../recognise.ts";
import { copyFile } from "./copy-file.ts";
import { typeByName } from "./file-type.ts";
import type { MediaFacts, StoredMedia } from "./media-facts.ts";
import type { MediaStore } from "./ports.ts";
import type { KeyOf } from "./store-picture.ts";

type Store = Pick<MediaStore, "putStream" | "read" | "delete">;

interface ArrivingFilm {
  /** From its first byte. */
  body: ReadableStream<Uint8Array>;
  recognised: RecognisedFilm;
  /** More bytes than these are a fault. */
  mostBytes: number;
}

/**
 * Stores a film or sound while it arrives, without its metadata, then reads it back as a player would. A fault leaves
 * nothing in the store.
 */
export async function storeFilm(
  store: Store,
  film: ArrivingFilm,
  keyOf: KeyOf,
): Promise<StoredMedia | MediaFault> {
  const { recognised } = film;
  const first = fileName(recognised.kind, recognised.format);
  try {
    const bytes = await storeFiltered(store, keyOf(first), typeOf(first), film);
    // Its reader is half a megabyte, which no other request needs.
    const { readFilm } = await import("../films/read-film.ts");
    const facts = await readFilm(reading(store, keyOf(first)), { bytes, recognised });
    const main = fileName(facts.kind, recognised.format);
    // An MP4 may turn out to be a sound, and a sound a film: its name and type say so.
    if (main !== first) {
      await copyFile(store, { from: keyOf(first), to: keyOf(main), type: typeOf(main), bytes });
      await store.delete([keyOf(first)]);
    }
    return { kind: facts.kind, facts: mediaFacts(main, facts, bytes), bytes };
  } catch (error) {
    if (!(error instanceof MediaFault)) throw error;
    await store.delete([keyOf(first)]);
    return error;
  }
}

const reading = (store: Store, key: string) => (start: number, end: number) => store.read(key, start, end);

async function storeFiltered(
  store: Store,
  key: string,
  type: string,
  { body, recognised, mostBytes }: ArrivingFilm,
): Promise<number> {
  const secret: ByteRange[] = [];
  const filtered = filterMedia(body, recognised.format, { mostBytes, secret });
  const size = await store.putStream(key, streamOf(filtered), type);
  if (secret.length > 0) {
    const blanked = withBlanks(reading(store, key), { size, ranges: secret });
    await store.putStream(key, streamOf(blanked), type);
  }
  return size;
}

function mediaFacts(main: string, { duration, width, height }: FilmFacts, bytes: number): MediaFacts {
  return {
    main,
    width,
    height,
    duration,
    isAnimated: false,
    hasAlpha: false,
    thumbhash: "",
    colours: "",
    files: [{ name: main, type: typeOf(main), width, height, bytes }],
  };
}

function fileName(kind: "video" | "audio", format: RecognisedFilm["format"]): string {
  if (format === "mp4" || format === "m4a") return kind === "video" ? "film.mp4" : "sound.m4a";
  return `${kind === "video" ? "film" : "sound"}.${format}`;
}

function typeOf(name: string): string {
  return typeByName(name) ?? "application/octet-stream";
}
