import type { MediaStore } from "../../services.ts";
import type { ByteRange } from "./iso-samples.ts";

const blockSize = 1_000_000;

/** A stored file of `size` bytes once more, with zeros in `ranges`. */
export async function* withBlanks(
  store: MediaStore,
  { key, size, ranges }: { key: string; size: number; ranges: ByteRange[] },
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < size; start += blockSize) {
    // oxlint-disable-next-line no-await-in-loop -- one block after the other, or the memory would not be bounded
    const block = await store.read(key, start, Math.min(start + blockSize, size));
    if (!block) throw new Error(`Bytes ${key} are missing in storage.`);
    for (const range of ranges) {
      if (range.end > start && range.start < start + block.length) {
        block.fill(0, Math.max(0, range.start - start), range.end - start);
      }
    }
    yield block;
  }
}
