/**
 * Bytes that are read at once, and how many such blocks are kept: a player reads in small steps, often the same ones again.
 */
const blockSize = 1_000_000;
const keptBlocks = 8;

/** Reads the bytes of a stored file from `start` up to `end`; null where the file is gone. */
export type Read = (start: number, end: number) => Promise<Uint8Array | null>;

/**
 * Steps that a reader may take: one for each 16 bytes, and as many as an hour of near silence takes, of which each 20 milliseconds
 * have a step and 8 bytes. A damaged file can send it in circles.
 */
const stepsFor = (size: number) => 100_000 + size / 16;

/** Reads a file of `size` bytes by large blocks. `failure` is why the store failed, where it did. */
export function inBlocks(size: number, read: Read) {
  const blocks = new Map<number, Promise<Uint8Array>>();
  let steps = 0;
  const reading = {
    failure: null as unknown,
    async read(start: number, end: number): Promise<Uint8Array> {
      if (++steps > stepsFor(size)) throw new Error("The reader goes round in circles.");
      const bytes = new Uint8Array(end - start);
      for (let at = start; at < end;) {
        const index = Math.floor(at / blockSize);
        const from = at - index * blockSize;
        // oxlint-disable-next-line no-await-in-loop -- one block after the other, or the memory would not be bounded
        const piece = (await block(index)).subarray(from, from + end - at);
        bytes.set(piece, at - start);
        at += piece.length;
      }
      return bytes;
    },
  };
  function block(index: number): Promise<Uint8Array> {
    const found = blocks.get(index) ?? load(index);
    // The last one used goes last.
    blocks.delete(index);
    blocks.set(index, found);
    const [oldest] = blocks.keys();
    if (blocks.size > keptBlocks && oldest !== undefined) blocks.delete(oldest);
    return found;
  }
  async function load(index: number): Promise<Uint8Array> {
    const start = index * blockSize;
    const end = Math.min(start + blockSize, size);
    try {
      const bytes = await read(start, end);
      if (bytes?.length !== end - start)
        throw new Error(`A stored file lacks its bytes from ${start} to ${end}.`);
      return bytes;
    } catch (error) {
      reading.failure = error;
      throw error;
    }
  }
  return reading;
}
