import { createMiddleware } from "hono/factory";
import type { Door } from "./door.ts";

/**
 * A film or a sound among the site's own files, whole or in the part that was asked for: Safari plays none whose server cannot give it
 * in parts, and static files are not promised to come so. The files are small enough to be held.
 */
export const answerMedia = createMiddleware<Door>(async (c) => {
  const file = await c.env.ASSETS.fetch(c.req.raw);
  return answerRange(file, c.req.header("Range"));
});

/** RFC 9110, 14: one range in bytes. Several at once, or what is no range, get the whole. */
export async function answerRange(file: Response, asked: string | undefined): Promise<Response> {
  if (file.status !== 200) return file;
  const headers = new Headers(file.headers);
  headers.set("Accept-Ranges", "bytes");
  const range = /^bytes=(\d*)-(\d*)$/.exec(asked ?? "");
  if (!range || (range[1] === "" && range[2] === "")) return new Response(file.body, { headers });

  const bytes = await file.arrayBuffer();
  const size = bytes.byteLength;
  const [first, last] = [range[1], range[2]].map((digits) => (digits ? Number(digits) : null));
  const start = first ?? Math.max(0, size - (last ?? 0));
  const end = first === null ? size : Math.min(size, (last ?? size) + 1);
  if (start >= end) {
    headers.set("Content-Range", `bytes */${size}`);
    headers.delete("Content-Length");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${start}-${end - 1}/${size}`);
  headers.set("Content-Length", String(end - start));
  return new Response(bytes.slice(start, end), { status: 206, headers });
}
