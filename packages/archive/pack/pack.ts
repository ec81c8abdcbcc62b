import { createTarPacker } from "modern-tar";
import { encrypt } from "../encryption.ts";
import type { Bytes } from "../measure.ts";

export interface Entry {
  name: string;
  bytes: number;
  content: Bytes;
}

/**
 * A tar, gzipped and, with a passphrase, encrypted. The same entries and moment give the same bytes, but for the encryption.
 */
export async function pack(
  entries: AsyncIterable<Entry>,
  madeAt: Date,
  passphrase?: string,
): Promise<ReadableStream<Uint8Array>> {
  const { readable, controller } = createTarPacker();
  const write = async () => {
    for await (const { name, bytes, content } of entries) {
      const writer = controller.add({ name, size: bytes, mtime: madeAt, mode: 0o600 }).getWriter();
      for await (const chunk of content) await writer.write(chunk);
      await writer.close();
    }
    controller.finalize();
  };
  void write().catch((error: unknown) => controller.error(error));
  const gzip = new CompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>;
  const zipped = (readable as ReadableStream<Uint8Array>).pipeThrough(gzip);
  return passphrase ? encrypt(zipped, passphrase) : zipped;
}
