/** The first `length` bytes of a stream, fewer where it is shorter, and a stream of all its bytes. */
export async function peek(
  stream: ReadableStream<Uint8Array>,
  length: number,
): Promise<{ head: Uint8Array; body: ReadableStream<Uint8Array> }> {
  const reader = stream.getReader();
  const seen: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const { done, value } = await reader.read();
    if (done) break;
    seen.push(value);
    size += value.length;
  }
  const head = joined(seen, size).slice(0, length);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const value = seen.shift() ?? (await reader.read()).value;
        if (value) controller.enqueue(value);
        else controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { head, body };
}

/** All bytes of a stream; null, without reading on, where they are more than `limit`. */
export async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return joined(chunks, size);
}

function joined(chunks: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let filled = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, filled);
    filled += chunk.length;
  }
  return bytes;
}
