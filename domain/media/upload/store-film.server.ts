import { MediaFault, type RecognisedFilm } from "@toadstool/media";
import {
  type ByteRange,
  type FilmFacts,
  filterMedia,
  readFilm,
  streamOf,
  withBlanks,
} from "@toadstool/media/films";
import type { Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { fileKey, type ImageFacts, uploadLimits } from "../image.ts";
import type { Revision, Stored } from "../files/journal.server.ts";
import { refuseFile } from "./unfit-file.ts";

type Storage = Pick<Services, "store">;

export interface ArrivingFilm extends Revision {
  /** From its first byte. */
  body: ReadableStream<Uint8Array>;
  recognised: RecognisedFilm;
}

export interface StoredFilm extends Stored {
  kind: "video" | "audio";
}

const types: Record<string, string> = {
  "film.mp4": "video/mp4",
  "film.webm": "video/webm",
  "sound.m4a": "audio/mp4",
  "sound.webm": "audio/webm",
  "sound.mp3": "audio/mpeg",
  "sound.ogg": "audio/ogg",
};

/**
 * Stores a film or sound while it arrives, without its metadata, then reads it back as a player would. A refusal
 * leaves nothing in the store.
 */
export async function storeFilm(
  services: Storage,
  { id, revision, body, recognised }: ArrivingFilm,
): Promise<StoredFilm | Refused> {
  const keyOf = (name: string) => fileKey(id, revision, name);
  const first = fileName(recognised.kind, recognised.format);
  try {
    const bytes = await storeFiltered(services, keyOf(first), { body, recognised });
    const facts = await readFilm(reading(services, keyOf(first)), { bytes, recognised });
    const name = fileName(facts.kind, recognised.format);
    if (name !== first) await move(services, { from: keyOf(first), to: keyOf(name), size: bytes });
    return { kind: facts.kind, facts: imageFacts(name, facts, bytes), bytes };
  } catch (error) {
    if (!(error instanceof MediaFault)) throw error;
    await services.store.delete([keyOf(first)]);
    return refuseFile(error);
  }
}

const reading =
  ({ store }: Storage, key: string) =>
  (start: number, end: number) =>
    store.read(key, start, end);

async function storeFiltered(
  { store }: Storage,
  key: string,
  { body, recognised }: Pick<ArrivingFilm, "body" | "recognised">,
): Promise<number> {
  const secret: ByteRange[] = [];
  const type = typeOf(key);
  const filtered = filterMedia(body, recognised.format, { mostBytes: uploadLimits.media, secret });
  const size = await store.putStream(key, streamOf(filtered), type);
  if (secret.length > 0) {
    const blanked = withBlanks(reading({ store }, key), { size, ranges: secret });
    await store.putStream(key, streamOf(blanked), type);
  }
  return size;
}

/** An MP4 may turn out to be a sound, and a sound a film: its name and type say so. */
async function move(
  { store }: Storage,
  { from, to, size }: { from: string; to: string; size: number },
): Promise<void> {
  const copy = withBlanks(reading({ store }, from), { size, ranges: [] });
  await store.putStream(to, streamOf(copy), typeOf(to));
  await store.delete([from]);
}

function imageFacts(main: string, { duration, width, height }: FilmFacts, bytes: number): ImageFacts {
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

function typeOf(key: string): string {
  return types[key.slice(key.lastIndexOf("/") + 1)] ?? "application/octet-stream";
}
