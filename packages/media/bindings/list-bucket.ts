/**
 * Every object whose key begins with `prefix`, in the order of the keys, from the first after `after`. R2 may make any page
 * shorter than its limit, and does where metadata is included: only `truncated` says whether more follows
 * (https://developers.cloudflare.com/r2/api/workers/workers-api-reference/#r2listoptions). So there is no page to be
 * taken for the last.
 */
export async function* listBucket(
  bucket: R2Bucket,
  { prefix, after, include }: { prefix: string; after?: string; include?: R2ListOptions["include"] },
): AsyncGenerator<R2Object, void> {
  for (let cursor: string | undefined; ;) {
    const page = await bucket.list({ prefix, startAfter: after, include, cursor });
    yield* page.objects;
    if (!page.truncated) return;
    ({ cursor } = page);
  }
}

/** Up to `most` of what is listed, or all of it; fewer only where there are no more. */
export async function collect<Item>(listed: AsyncIterable<Item>, most = Infinity): Promise<Item[]> {
  const items: Item[] = [];
  if (most === 0) return items;
  for await (const item of listed) if (items.push(item) >= most) break;
  return items;
}

/** Keys that R2 deletes at once. */
const mostDeleted = 1000;

/** Deletes any number of keys; those that are not there are no error. */
export async function deleteFrom(bucket: R2Bucket, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += mostDeleted) {
    // oxlint-disable-next-line no-await-in-loop -- each is a call, and the calls of a run are numbered
    await bucket.delete(keys.slice(start, start + mostDeleted));
  }
}
