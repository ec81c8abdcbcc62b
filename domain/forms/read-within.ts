/** The whole body; null where it is over `limit` bytes, of which no more than that is read. */
export async function readWithin(body: ReadableStream<Uint8Array>, limit: number): Promise<Blob | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks as BlobPart[]);
}
