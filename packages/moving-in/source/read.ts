import { MovingFault } from "../fault.ts";
import type { Source } from "./source.ts";

/** The bytes of an entry, at most `most` of them. */
export async function readFile(
  source: Source,
  path: string,
  most = source.limits.entry,
): Promise<ReadableStream<Uint8Array>> {
  let left = most;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      left -= bytes.length;
      if (left < 0) throw tooLarge(path, most);
      controller.enqueue(bytes);
    },
  });
  return (await source.open(path)).pipeThrough(bounded);
}

function tooLarge(path: string, most: number): MovingFault {
  const size = Math.floor(most / 1_000_000).toLocaleString("en-GB");
  return new MovingFault("file_too_large", `“${path}” is larger than ${size} MB, which is too much for it.`);
}

/** All bytes of an entry that fits into memory. */
export async function readBytes(
  source: Source,
  path: string,
  most = source.limits.text,
): Promise<Uint8Array> {
  const stream = await readFile(source, path, most);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The first bytes of an entry. */
export async function readHead(source: Source, path: string, most = 65_536): Promise<Uint8Array> {
  const reader = (await source.open(path)).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    while (length < most) {
      // oxlint-disable-next-line no-await-in-loop -- a stream comes part by part
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
  const head = new Uint8Array(Math.min(length, most));
  let at = 0;
  for (const part of parts) {
    head.set(part.subarray(0, head.length - at), at);
    at += part.length;
    if (at >= head.length) break;
  }
  return head;
}

/** Yields what a stream brings; a caller that stops early ends it. */
export async function* chunksOf<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream comes part by part
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
