import type { Context } from "hono";

/** Identifies one state of an answer. */
interface Validators {
  /** Without quotes. */
  tag: string;
  changedAt: Date | null;
}

/** Answers a document that changes seldom: a client that has this state already gets 304, and nothing is composed. */
export async function answerIfChanged(
  c: Context,
  { type, cacheControl }: { type: string; cacheControl: string },
  { tag, changedAt }: Validators,
  compose: () => Promise<string>,
): Promise<Response> {
  const headers: Record<string, string> = {
    ETag: `W/"${tag}"`,
    "Cache-Control": cacheControl,
    ...(changedAt && { "Last-Modified": changedAt.toUTCString() }),
  };
  if (isKnown(c.req.raw.headers, headers)) return c.body(null, 304, headers);
  return c.body(await compose(), 200, { ...headers, "Content-Type": `${type}; charset=utf-8` });
}

function isKnown(asked: Headers, { ETag, "Last-Modified": changed }: Record<string, string>): boolean {
  const tags = asked.get("If-None-Match");
  if (tags !== null) {
    const plain = (tag = "") => tag.trim().replace(/^W\//, "");
    return tags.split(",").some((tag) => plain(tag) === plain(ETag) || tag.trim() === "*");
  }
  // The same instant and not merely a later one: an entry that is restored from the trash makes the feed older.
  return changed !== undefined && asked.get("If-Modified-Since") === changed;
}
