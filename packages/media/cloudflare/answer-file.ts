import { inSeconds, partOf, rangeOf } from "./ranges.ts";

type Bucket = Pick<R2Bucket, "get" | "head">;

interface Wanted {
  key: string;
  /** What a browser offers to save it as. */
  fileName: string;
  /** `Cache-Control` of the file, and of a part that is not there. */
  cacheControl: string;
  failure: string;
}

/**
 * The Content-Security-Policy of a file that may be opened directly: nothing in it can do anything. Styles are allowed
 * because browsers show a picture, a film or a sound in a page of their own, with inline styles, and otherwise report each
 * as a refusal. With `nosniff` a browser never reads a file as a page.
 */
export const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

const conditions = ["If-None-Match", "If-Modified-Since", "Range"];

/** A file of the bucket, or the part of it that is asked for; null where it is not there. */
export async function answerFile(files: Bucket, request: Request, wanted: Wanted): Promise<Response | null> {
  const { method, headers: asked } = request;
  if (method === "GET" && !conditions.some((name) => asked.has(name))) {
    const object = await files.get(wanted.key);
    return object && new Response(object.body, { headers: wholeHeaders(object, wanted) });
  }
  const object = await files.head(wanted.key);
  if (!object) return null;
  if (isUnchanged(object, asked)) {
    return new Response(null, { status: 304, headers: headersOf(object, wanted) });
  }
  if (method === "HEAD") return new Response(null, { headers: wholeHeaders(object, wanted) });
  return answerPart(
    files,
    object,
    wanted,
    rangeOf(request, { tag: object.httpEtag, changed: object.uploaded }),
  );
}

async function answerPart(
  files: Bucket,
  { size }: R2Object,
  wanted: Wanted,
  range: string | null,
): Promise<Response | null> {
  const part = range === null ? null : partOf(range, size);
  const given = part && { range: { offset: part.start, length: part.end - part.start } };
  if (range !== null && !given) {
    const headers = { "Content-Range": `bytes */${size}`, "Cache-Control": wanted.failure };
    return new Response(null, { status: 416, headers });
  }
  const object = await files.get(wanted.key, given ?? {});
  if (!object) return null;
  const headers = wholeHeaders(object, wanted);
  if (!part) return new Response(object.body, { headers });
  headers["Content-Range"] = `bytes ${part.start}-${part.end - 1}/${size}`;
  headers["Content-Length"] = String(part.end - part.start);
  return new Response(object.body, { status: 206, headers });
}

function wholeHeaders(object: R2Object, wanted: Wanted): Record<string, string> {
  return {
    ...headersOf(object, wanted),
    "Content-Type": object.httpMetadata?.contentType ?? "application/octet-stream",
    "Content-Length": String(object.size),
    "Content-Disposition": disposition(wanted.fileName),
  };
}

/** Feed readers, mail programs and other sites show the files; a file that is opened directly can do nothing. */
function headersOf(
  { httpEtag, uploaded, httpMetadata }: R2Object,
  { cacheControl }: Wanted,
): Record<string, string> {
  return {
    ETag: httpEtag,
    "Last-Modified": uploaded.toUTCString(),
    "Cache-Control": cacheControl,
    "Accept-Ranges": "bytes",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": filePolicy + (isPlayed(httpMetadata?.contentType) ? " allow-same-origin" : ""),
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
}

/** A browser's player fetches the parts of a film from its own document, which must not count as a stranger's. */
function isPlayed(type = ""): boolean {
  return /^(video|audio)\//.test(type);
}

/** RFC 6266: the name twice, plain for old programs and whole for the others. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\w .,()-]/g, "_");
  const whole = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, "_")).replace(/['()*]/g, escaped);
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** RFC 9110, 13: the date counts where no tag is sent. */
function isUnchanged(object: R2Object, asked: Headers): boolean {
  const tags = asked.get("If-None-Match");
  if (tags === null) return inSeconds(object.uploaded) <= inSeconds(asked.get("If-Modified-Since"));
  return tags.split(",").some((tag) => ["*", object.httpEtag].includes(tag.trim().replace(/^W\//, "")));
}
