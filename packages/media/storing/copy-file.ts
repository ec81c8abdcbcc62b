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

/** Bytes that are held while a file is copied. */
const pieceSize = 8 * 1024 * 1024;

/** Copies a file within the store. */
export async function copyFile(store: Store, { from, to, type, bytes }: Copy): Promise<void> {
  await store.putStream(to, streamOf(piecesOf(store, from, bytes)), type);
}

async function* piecesOf(store: Store, key: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += pieceSize) {
    const end = Math.min(size, at + pieceSize);
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other, or the memory would not be bounded
    const piece = await store.read(key, at, end);
    if (piece?.length !== end - at) throw new Error(`The store has lost a part of ${key}.`);
    yield piece;
  }
}
