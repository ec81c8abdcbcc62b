import { partOf, rangeOf } from "./byte-range.ts";

/**
 * A static file whole, or in the part that was requested: Safari plays no film whose server cannot send it in parts, and
 * static files may come without that. A file that is answered in part is held in memory.
 */
export async function answerRange(file: Response, asked: Request): Promise<Response> {
  if (file.status === 304 || file.status === 206) return file;
  const headers = new Headers(file.headers);
  if (file.status !== 200) {
    // Rules for static files may be for a whole folder, and would let caches keep an error.
    headers.set("Cache-Control", "no-store");
    return new Response(file.body, { status: file.status, headers });
  }
  headers.set("Accept-Ranges", "bytes");
  const range = rangeOf(asked, { tag: headers.get("ETag"), changed: headers.get("Last-Modified") });
  if (range === null) return new Response(file.body, { headers });

  const bytes = await file.arrayBuffer();
  const part = partOf(range, bytes.byteLength);
  if (!part) {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    headers.set("Cache-Control", "no-store");
    headers.delete("Content-Length");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${part.start}-${part.end - 1}/${bytes.byteLength}`);
  headers.set("Content-Length", String(part.end - part.start));
  return new Response(bytes.slice(part.start, part.end), { status: 206, headers });
}
