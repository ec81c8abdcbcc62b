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

export async function answerRange(file: Response, asked: string | undefined): Promise<Response> {
  if (file.status !== 200) return file;
  const headers = new Headers(file.headers);
  headers.set("Accept-Ranges", "bytes");
  if (!isRange(asked)) return new Response(file.body, { headers });

  const bytes = await file.arrayBuffer();
  const part = partOf(asked, bytes.byteLength);
  if (!part) {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    headers.delete("Content-Length");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${part.start}-${part.end - 1}/${bytes.byteLength}`);
  headers.set("Content-Length", String(part.end - part.start));
  return new Response(bytes.slice(part.start, part.end), { status: 206, headers });
}

const oneRange = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/** RFC 9110, 14: one range in bytes. Several at once, or what is no range, get the whole. */
export function isRange(asked: string | undefined): asked is string {
  return oneRange.test(asked ?? "");
}

/** The part that a range asks for of so many bytes, its end left out; null where there is no such part. */
export function partOf(asked: string, size: number): { start: number; end: number } | null {
  const [, first, last, suffix] = oneRange.exec(asked) ?? [];
  const start = first ? Number(first) : Math.max(0, size - Number(suffix));
  const end = first && last ? Math.min(size, Number(last) + 1) : size;
  return start < end ? { start, end } : null;
}
