import { partOf, rangeOf } from "./ranges.ts";

/**
 * A whole file, or the part of it that is asked for, which must fit in memory. `failure` is the `Cache-Control` of other
 * answers: rules for a folder of files would let caches keep an error.
 */
export async function answerRange(file: Response, asked: Request, failure: string): Promise<Response> {
  if (file.status === 304 || file.status === 206) return file;
  const headers = new Headers(file.headers);
  if (file.status !== 200) {
    headers.set("Cache-Control", failure);
    return new Response(file.body, { status: file.status, headers });
  }
  headers.set("Accept-Ranges", "bytes");
  const range = rangeOf(asked, { tag: headers.get("ETag"), changed: headers.get("Last-Modified") });
  if (range === null) return new Response(file.body, { headers });

  const bytes = await file.arrayBuffer();
  const part = partOf(range, bytes.byteLength);
  if (!part) {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    headers.set("Cache-Control", failure);
    headers.delete("Content-Length");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${part.start}-${part.end - 1}/${bytes.byteLength}`);
  headers.set("Content-Length", String(part.end - part.start));
  return new Response(bytes.slice(part.start, part.end), { status: 206, headers });
}
