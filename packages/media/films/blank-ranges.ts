import type { Read } from "./blocks.ts";
import type { ByteRange } from "./iso-samples.ts";

const blockSize = 1_000_000;

/** A stored file of `size` bytes once more, with zeros in `ranges`. */
export async function* withBlanks(
  read: Read,
  { size, ranges }: { size: number; ranges: ByteRange[] },
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < size; start += blockSize) {
    // oxlint-disable-next-line no-await-in-loop -- one block after the other, or the memory would not be bounded
    const block = await read(start, Math.min(start + blockSize, size));
    if (!block) throw new Error(`A stored file lacks its bytes from ${start}.`);
    for (const range of ranges) {
      if (range.end > start && range.start < start + block.length) {
        block.fill(0, Math.max(0, range.start - start), range.end - start);
      }
    }
    yield block;
  }
}
