import { little32, latin } from "../bytes.ts";
import { type ByteReader, joined } from "./byte-reader.ts";
import { skipWhole } from "./passing.ts";

/** Bytes at the end that are held back to look for tags in. */
const tail = 300_000;

/**
 * Lets the sound of an MP3 pass and leaves out the tags before and after it (ID3, APE): names, notes, pictures with
 * whatever is written into those, and no part of the sound.
 */
export async function* filterMp3(reader: ByteReader): AsyncGenerator<Uint8Array> {
  let held: Uint8Array = await skipTags(reader);
  for await (const piece of reader.pass(Infinity)) {
    held = joined([held, piece]);
    if (held.length < 2 * tail) continue;
    yield held.subarray(0, -tail);
    held = held.slice(-tail);
  }
  yield withoutTagsAtEnd(held);
}

/** Skips every ID3v2 tag at the start; answers the bytes after them that had to be taken for looking. */
async function skipTags(reader: ByteReader): Promise<Uint8Array> {
  const head = await reader.take(10);
  if (head.length < 10 || latin(head, 0, 3) !== "ID3") return head;
  const [flags = 0, ...size] = head.subarray(5);
  const footer = flags & 0x10 ? 10 : 0;
  const length = size.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0) + footer;
  await skipWhole(reader, length);
  return skipTags(reader);
}

function withoutTagsAtEnd(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  if (length >= 128 && latin(bytes, length - 128, 3) === "TAG") {
    return withoutTagsAtEnd(bytes.subarray(0, -128));
  }
  if (length >= 32 && latin(bytes, length - 32, 8) === "APETAGEX") {
    const hasHeader = ((bytes[length - 9] ?? 0) & 0x80) !== 0;
    const size = little32(bytes, length - 20) + (hasHeader ? 32 : 0);
    return withoutTagsAtEnd(bytes.subarray(0, Math.max(0, length - Math.max(32, size))));
  }
  return bytes;
}
