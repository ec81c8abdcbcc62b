import { contentDisposition } from "#domain/text/content-disposition.ts";
import { inSeconds, partOf, rangeOf } from "./byte-range.ts";

type Bucket = Pick<R2Bucket, "get" | "head">;

interface ObjectWanted {
  key: string;
  /** What a browser offers to save it as. */
  fileName: string;
  /** Its media type, whatever type it was stored with; null where a browser can do nothing but save it. */
  type: string | null;
  cacheControl: string;
  /** What the answer has besides. */
  headers?: Record<string, string>;
}

const conditions = ["If-None-Match", "If-Modified-Since", "Range"];

/** A file of the bucket, or the part of it that is asked for; null where it is not there. */
export async function answerObject(
  bucket: Bucket,
  request: Request,
  wanted: ObjectWanted,
): Promise<Response | null> {
  const { method, headers: asked } = request;
  if (method === "GET" && !conditions.some((name) => asked.has(name))) {
    const object = await bucket.get(wanted.key);
    return object && new Response(object.body, { headers: wholeHeaders(object, wanted) });
  }
  const object = await bucket.head(wanted.key);
  if (!object) return null;
  if (isUnchanged(object, asked)) {
    return new Response(null, { status: 304, headers: headersOf(object, wanted) });
  }
  if (method === "HEAD") return new Response(null, { headers: wholeHeaders(object, wanted) });
  return answerPart(
    bucket,
    object,
    wanted,
    rangeOf(request, { tag: object.httpEtag, changed: object.uploaded }),
  );
}

async function answerPart(
  bucket: Bucket,
  { size }: R2Object,
  wanted: ObjectWanted,
  range: string | null,
): Promise<Response | null> {
  const part = range === null ? null : partOf(range, size);
  const given = part && { range: { offset: part.start, length: part.end - part.start } };
  if (range !== null && !given) {
    const headers = { "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" };
    return new Response(null, { status: 416, headers });
  }
  const object = await bucket.get(wanted.key, given ?? {});
  if (!object) return null;
  const headers = wholeHeaders(object, wanted);
  if (!part) return new Response(object.body, { headers });
  headers["Content-Range"] = `bytes ${part.start}-${part.end - 1}/${size}`;
  headers["Content-Length"] = String(part.end - part.start);
  return new Response(object.body, { status: 206, headers });
}

function wholeHeaders(object: R2Object, wanted: ObjectWanted): Record<string, string> {
  return {
    ...headersOf(object, wanted),
    "Content-Type": wanted.type ?? "application/octet-stream",
    "Content-Length": String(object.size),
    "Content-Disposition": contentDisposition(wanted.type ? "inline" : "attachment", wanted.fileName),
  };
}

function headersOf(
  { httpEtag, uploaded }: R2Object,
  { cacheControl, headers }: ObjectWanted,
): Record<string, string> {
  return {
    ETag: httpEtag,
    "Last-Modified": uploaded.toUTCString(),
    "Cache-Control": cacheControl,
    "Accept-Ranges": "bytes",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  };
}

/** RFC 9110, 13: the date counts where no tag is sent. */
function isUnchanged(object: R2Object, asked: Headers): boolean {
  const tags = asked.get("If-None-Match");
  if (tags === null) return inSeconds(object.uploaded) <= inSeconds(asked.get("If-Modified-Since"));
  return tags.split(",").some((tag) => ["*", object.httpEtag].includes(tag.trim().replace(/^W\//, "")));
}
