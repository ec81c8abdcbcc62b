import type { Answer } from "../page-cache.ts";

export interface Stored {
  hit: Answer;
  body: Uint8Array;
  /** Until when it is fresh, and until when it is served while a new one is made; Unix milliseconds. */
  fresh: number;
  stale: number;
  /** When a refresh began; 0 where none is under way. */
  refreshing: number;
  /** Asked for since the last time that space was made. */
  isUsed: boolean;
}

/** Bytes that an answer takes besides its body and its key. */
const besides = 2000;

/** Stored answers within a number of bytes. Space is made by removing what was not asked for since the last time. */
export function createShelf(most: number) {
  const stored = new Map<string, Stored>();
  let bytes = 0;
  const sizeOf = (key: string, { body }: Stored) => body.byteLength + key.length * 2 + besides;

  function remove(key: string, one: Stored) {
    stored.delete(key);
    bytes -= sizeOf(key, one);
  }

  function makeSpace() {
    for (const [key, one] of stored) {
      if (bytes <= most) return;
      remove(key, one);
      if (!one.isUsed) continue;
      one.isUsed = false;
      stored.set(key, one);
      bytes += sizeOf(key, one);
    }
  }

  return {
    get(key: string): Stored | undefined {
      const found = stored.get(key);
      if (found) found.isUsed = true;
      return found;
    },
    put(key: string, one: Stored) {
      const before = stored.get(key);
      if (before) remove(key, before);
      if (sizeOf(key, one) > most) return;
      stored.set(key, one);
      bytes += sizeOf(key, one);
      makeSpace();
    },
    clear() {
      stored.clear();
      bytes = 0;
    },
  };
}
