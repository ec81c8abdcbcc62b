import type { ByteReader } from "./byte-reader.ts";
import { truncated } from "../fault.ts";

/** The next `length` bytes; a file that holds fewer is refused. */
export async function takeWhole(reader: ByteReader, length: number): Promise<Uint8Array> {
  const bytes = await reader.take(length);
  if (bytes.length < length) throw truncated();
  return bytes;
}

/** Lets `length` bytes pass as they are; a file that holds fewer is refused. */
export async function* passWhole(reader: ByteReader, length: number): AsyncGenerator<Uint8Array> {
  let passed = 0;
  for await (const piece of reader.pass(length)) {
    passed += piece.length;
    yield piece;
  }
  if (passed < length && length !== Infinity) throw truncated();
}

/** Zeros in the place of the next `length` bytes. */
export async function* passBlank(reader: ByteReader, length: number): AsyncGenerator<Uint8Array> {
  for await (const piece of passWhole(reader, length)) yield new Uint8Array(piece.length);
}

/** Leaves the next `length` bytes out. */
export async function skipWhole(reader: ByteReader, length: number): Promise<void> {
  const passing = passWhole(reader, length);
  // oxlint-disable-next-line no-await-in-loop -- a stream comes one piece after the other
  while (!(await passing.next()).done);
}
