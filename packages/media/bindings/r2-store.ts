import { deleteFrom, listBucket } from "./list-bucket.ts";

/** R2 takes parts of at least 5 MiB, all of one size but the last. */
const partSize = 8 * 1024 * 1024;

/** Keeps files in an R2 bucket. */
export function r2Store(bucket: R2Bucket) {
  return {
    async put(key: string, bytes: Uint8Array, type: string): Promise<void> {
      await answered(bucket.put(key, bytes, { httpMetadata: { contentType: type } }));
    },
    /** Keeps a file of unknown length with a bounded part of it in memory; returns its bytes. A stream that breaks leaves nothing. */
    putStream: (key: string, stream: ReadableStream<Uint8Array>, type: string) =>
      putStream(bucket, key, stream, type),
    /** Keeps a file whose bytes and SHA-256, in hex, are known; false, and nothing is kept, where it comes with others. */
    putChecked: (key: string, stream: ReadableStream<Uint8Array>, facts: CheckedFile) =>
      putChecked(bucket, key, stream, facts),
    /** The bytes from `start` up to `end`, which is left out; null where there is no such file. */
    async read(key: string, start: number, end: number): Promise<Uint8Array | null> {
      const object = await bucket.get(key, { range: { offset: start, length: end - start } });
      return object && new Uint8Array(await object.arrayBuffer());
    },
    /** All keys in order, from the first after `after`. */
    async *list(prefix: string, after?: string): AsyncGenerator<string, void> {
      for await (const { key } of listBucket(bucket, { prefix, after })) yield key;
    },
    /** Any number of keys; those that are not there are no error. */
    delete: (keys: string[]): Promise<void> => deleteFrom(bucket, keys),
  };
}

/** Milliseconds for a file or a part of one: the local store never answers where its disk is full. */
const patience = 15_000;

function answered<Result>(work: Promise<Result>): Promise<Result> {
  let late: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, fail) => {
    const error = new Error(`The storage gave no answer within ${patience / 1000} seconds.`);
    late = setTimeout(() => fail(error), patience);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(late));
}

interface CheckedFile {
  bytes: number;
  sha256: string;
  type: string;
}

async function putChecked(
  bucket: R2Bucket,
  key: string,
  stream: ReadableStream<Uint8Array>,
  { bytes, sha256, type }: CheckedFile,
): Promise<boolean> {
  const { readable, writable } = new FixedLengthStream(bytes);
  // What breaks the pipe breaks the call below, too.
  const piped = stream.pipeTo(writable).catch(() => undefined);
  try {
    await bucket.put(key, readable, {
      sha256,
      httpMetadata: { contentType: type },
      customMetadata: { sha256 },
    });
    return true;
  } catch (error) {
    // Another hash; more bytes, or fewer.
    if (/\b10037\b|checksum|FixedLengthStream/i.test(String(error))) return false;
    throw error;
  } finally {
    await piped;
  }
}

async function putStream(
  bucket: R2Bucket,
  key: string,
  stream: ReadableStream<Uint8Array>,
  type: string,
): Promise<number> {
  const options = { httpMetadata: { contentType: type } };
  const upload = await bucket.createMultipartUpload(key, options);
  try {
    const parts: R2UploadedPart[] = [];
    let size = 0;
    for await (const part of inParts(stream)) {
      parts.push(await answered(upload.uploadPart(parts.length + 1, part)));
      size += part.length;
    }
    if (size === 0) {
      await upload.abort();
      await bucket.put(key, new Uint8Array(), options);
    } else {
      await upload.complete(parts);
    }
    return size;
  } catch (error) {
    await upload.abort().catch(() => undefined);
    throw error;
  }
}

/** The stream in pieces of `partSize`, the last one smaller; none where nothing comes. */
async function* inParts(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(partSize);
  let filled = 0;
  for await (const chunk of stream) {
    for (let taken = 0; taken < chunk.length;) {
      const piece = chunk.subarray(taken, taken + partSize - filled);
      part.set(piece, filled);
      filled += piece.length;
      taken += piece.length;
      if (filled === partSize) {
        yield part;
        part = new Uint8Array(partSize);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
