import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { collect } from "./list-bucket.ts";
import { objectStore } from "./object-store.ts";
import { r2Store } from "./r2-store.ts";

const { MEDIA: bucket } = env as unknown as { MEDIA: R2Bucket };
const [files, store] = [objectStore(bucket), r2Store(bucket)];
/** More than R2 lists at once, and than it lists with their metadata. */
const keys = Array.from({ length: 1050 }, (_, n) => `many/${String(n).padStart(4, "0")}`);

beforeAll(async () => {
  const put = (key: string) =>
    bucket.put(key, key, { httpMetadata: { contentType: "text/plain" }, customMetadata: { sha256: "ab" } });
  for (let from = 0; from < keys.length; from += 50)
    // oxlint-disable-next-line no-await-in-loop -- some at a time
    await Promise.all(keys.slice(from, from + 50).map(put));
});

describe("a bucket of more objects than one page has", () => {
  it("makes pages shorter than they may be, above all with metadata", async () => {
    const page = await bucket.list({ prefix: "many/", limit: 500, include: ["customMetadata"] });
    expect(page.truncated).toBe(true);
    expect(page.objects.length).toBeLessThan(500);
  });

  it("is listed to its end, with the metadata of each", async () => {
    expect(await collect(store.list("many/"))).toEqual(keys);
    const listed = await collect(files.list("many/"));
    expect(listed.map(({ key }) => key)).toEqual(keys);
    expect(new Set(listed.map(({ sha256, contentType }) => `${sha256} ${contentType}`))).toEqual(
      new Set(["ab text/plain"]),
    );
  });

  it("is listed from any key on, and as far as somebody reads", async () => {
    expect(await collect(store.list("many/", keys[1029]))).toEqual(keys.slice(1030));
    expect((await collect(files.list("many/", keys[9]), 500)).map(({ key }) => key)).toEqual(
      keys.slice(10, 510),
    );
    expect(await collect(files.list("none/"))).toEqual([]);
  });

  it("is emptied, of more keys than R2 deletes at once", async () => {
    await store.delete(keys);
    expect(await collect(store.list("many/"))).toEqual([]);
  });
});
