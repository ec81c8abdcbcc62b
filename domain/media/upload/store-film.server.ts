import type { Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { withBlanks } from "../../images/film/blank-ranges.ts";
import { filterMedia } from "../../images/film/filter.ts";
import type { ByteRange } from "../../images/film/iso-samples.ts";
import { type FilmFacts, readFilm } from "../../images/film/read-film.server.ts";
import { streamOf } from "../../images/film/streams.ts";
import { Unfit } from "../../images/film/unfit.ts";
import type { RecognisedFile } from "../../images/formats/recognise.ts";
import { fileKey, type ImageFacts } from "../image.ts";
import type { Revision, Stored } from "../files/journal.server.ts";

type Storage = Pick<Services, "store">;
export type RecognisedFilm = Extract<RecognisedFile, { kind: "video" | "audio" }>;

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
 * Stores a film or sound while it arrives, without what it tells of the person and the place, then reads it back as a
 * player would. A refusal leaves nothing in the store.
 */
export async function storeFilm(
  services: Storage,
  { id, revision, body, recognised }: ArrivingFilm,
): Promise<StoredFilm | Refused> {
  const keyOf = (name: string) => fileKey(id, revision, name);
  const first = fileName(recognised.kind, recognised.format);
  try {
    const bytes = await storeFiltered(services, keyOf(first), { body, recognised });
    const facts = await readFilm(services, {
      key: keyOf(first),
      bytes,
      mayHoldCover: recognised.kind === "audio",
    });
    const name = fileName(facts.kind, recognised.format);
    if (name !== first) await move(services, { from: keyOf(first), to: keyOf(name), size: bytes });
    return { kind: facts.kind, facts: imageFacts(name, facts, bytes), bytes };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    await services.store.delete([keyOf(first)]);
    return error.refused;
  }
}

async function storeFiltered(
  { store }: Storage,
  key: string,
  { body, recognised }: Pick<ArrivingFilm, "body" | "recognised">,
): Promise<number> {
  const secret: ByteRange[] = [];
  const type = typeOf(key);
  const size = await store.putStream(key, streamOf(filterMedia(body, recognised.format, secret)), type);
  if (secret.length > 0) {
    await store.putStream(key, streamOf(withBlanks(store, { key, size, ranges: secret })), type);
  }
  return size;
}

/** An MP4 may turn out to be a sound, and a sound a film: its name and type say so. */
async function move(
  { store }: Storage,
  { from, to, size }: { from: string; to: string; size: number },
): Promise<void> {
  await store.putStream(to, streamOf(withBlanks(store, { key: from, size, ranges: [] })), typeOf(to));
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
