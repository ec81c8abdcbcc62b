import { deleteFrom, listBucket } from "./list-bucket.ts";

export interface StoredObject {
  key: string;
  bytes: number;
  contentType: string;
  /** In hex; "" where it was not noted when the object was stored. */
  sha256: string;
}

/** Objects of a bucket as they are listed and carried over, with the hash of each kept beside it. */
export type ObjectStore = ReturnType<typeof objectStore>;

export function objectStore(bucket: R2Bucket) {
  return {
    /** All objects in the order of their keys, from the first after `after`. */
    async *list(prefix: string, after?: string): AsyncGenerator<StoredObject, void> {
      const include: R2ListOptions["include"] = ["httpMetadata", "customMetadata"];
      for await (const object of listBucket(bucket, { prefix, after, include })) yield stored(object);
    },
    /** The object with its bytes; null where it is not there. */
    async get(key: string): Promise<{ object: StoredObject; body: ReadableStream<Uint8Array> } | null> {
      const found = await bucket.get(key);
      return found && { object: stored(found), body: found.body };
    },
    async has(key: string): Promise<boolean> {
      return (await bucket.head(key)) !== null;
    },
    /** Refused by the bucket where the bytes have another hash. */
    async put(
      { key, contentType, sha256 }: Pick<StoredObject, "key" | "contentType" | "sha256">,
      body: ReadableStream<Uint8Array> | Uint8Array,
    ): Promise<void> {
      await bucket.put(key, body, { httpMetadata: { contentType }, customMetadata: { sha256 }, sha256 });
    },
    /** Any number of keys; those that are not there are no error. */
    delete: (keys: string[]): Promise<void> => deleteFrom(bucket, keys),
  };
}

function stored({ key, size, httpMetadata, customMetadata }: R2Object): StoredObject {
  const contentType = httpMetadata?.contentType ?? "application/octet-stream";
  return { key, bytes: size, contentType, sha256: customMetadata?.sha256 ?? "" };
}
