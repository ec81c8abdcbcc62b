import type { Focus } from "../showing/focus.ts";

/** Where files lie, such as a bucket. A file is there whole or not at all. */
export interface MediaStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Keeps a file of unknown length with a bounded part of it in memory; answers its bytes. A stream that breaks leaves nothing. */
  putStream(key: string, stream: ReadableStream<Uint8Array>, type: string): Promise<number>;
  /** Keeps a file whose bytes and SHA-256, in hex, are known; false, and nothing is kept, where it comes with others. */
  putChecked(
    key: string,
    stream: ReadableStream<Uint8Array>,
    facts: { bytes: number; sha256: string; type: string },
  ): Promise<boolean>;
  /** The bytes from `start` up to `end`, which is left out; null where there is no such file. */
  read(key: string, start: number, end: number): Promise<Uint8Array | null>;
  /** All keys in order, from the first after `after`, read as they are asked for. */
  list(prefix: string, after?: string): AsyncIterable<string>;
  /** Any number of keys; those that are not there are no error. */
  delete(keys: string[]): Promise<void>;
}

/** Decodes a picture and draws it again: upright, its first frame, without metadata. */
export interface PictureMaker {
  /** Null where the picture cannot be decoded or drawn so; throws where the service does not answer. */
  render(picture: Uint8Array, wanted: Rendition): Promise<Uint8Array | null>;
}

export interface Rendition {
  format: "avif" | "webp" | "jpeg" | "png";
  /** Pixels. The picture keeps its shape and is never enlarged. */
  width: number;
  /** Pixels: the picture is then cropped to fill `width` by `height`. */
  height?: number;
  /** What stays in sight of a picture that is cropped; the middle where it is left out. */
  focus?: Focus;
}
