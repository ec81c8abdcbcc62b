import { streamOf } from "../films/streams.ts";
import type { MediaStore } from "./ports.ts";

type Store = Pick<MediaStore, "putStream" | "read">;

interface Copy {
  /** Keys. */
  from: string;
  to: string;
  type: string;
  bytes: number;
}

/** Bytes that are held at once. */
const pieceSize = 8 * 1024 * 1024;

/** Copies a file within the store. */
export async function copyFile(store: Store, { from, to, type, bytes }: Copy): Promise<void> {
  await store.putStream(to, readInPieces(store, from, bytes), type);
}

/** A stored file of so many bytes, with a bounded part of it in memory; it breaks where a part is lost. */
export function readInPieces(
  store: Pick<MediaStore, "read">,
  key: string,
  bytes: number,
): ReadableStream<Uint8Array> {
  return streamOf(piecesOf(store, key, bytes));
}

async function* piecesOf(
  store: Pick<MediaStore, "read">,
  key: string,
  size: number,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += pieceSize) {
    const end = Math.min(size, at + pieceSize);
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other, or the memory would not be bounded
    const piece = await store.read(key, at, end);
    if (piece?.length !== end - at) throw new Error(`The store has lost a part of ${key}.`);
    yield piece;
  }
}
