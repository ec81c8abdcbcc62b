import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "./hono-env.ts";
import { caching } from "./caching.ts";

/** Films and sounds among the site's own files; wrangler.toml's `run_worker_first` sends them through the Worker. */
export const ownMedia = [
  "/images/:file{.+\\.(mp4|webm)}",
  "/audio/:file{.+\\.(mp4|webm|wav|mp3|m4a|ogg)}",
] as const;

/**
 * Answers such a file whole or in the part that was requested: Safari plays no file whose server cannot send it in
 * parts, and static files may come without that. The files are small enough to hold in memory.
 */
export const answerMedia = createMiddleware<HonoEnv>(async (c) =>
  answerRange(await c.var.files.findOwn(c.req.raw), c.req.raw),
);

export async function answerRange(file: Response, asked: Request): Promise<Response> {
  if (file.status === 304 || file.status === 206) return file;
  const headers = new Headers(file.headers);
  if (file.status !== 200) {
    // The rules in public/_headers are for a folder, and would let caches keep an error for a day.
    headers.set("Cache-Control", caching.failure);
    return new Response(file.body, { status: file.status, headers });
  }
  headers.set("Accept-Ranges", "bytes");
  const range = rangeOf(asked, { tag: headers.get("ETag"), changed: headers.get("Last-Modified") });
  if (range === null) return new Response(file.body, { headers });

  const bytes = await file.arrayBuffer();
  const part = partOf(range, bytes.byteLength);
  if (!part) {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    headers.set("Cache-Control", caching.failure);
    headers.delete("Content-Length");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${part.start}-${part.end - 1}/${bytes.byteLength}`);
  headers.set("Content-Length", String(part.end - part.start));
  return new Response(bytes.slice(part.start, part.end), { status: 206, headers });
}

/** Identifies one version of a file. */
interface Version {
  tag: string | null;
  changed: Date | string | null;
}

/** RFC 9110, 13.1.5 and 14.2: only a GET has a range, unless it was meant for another version than this. */
export function rangeOf({ method, headers }: Request, { tag, changed }: Version): string | null {
  const range = headers.get("Range");
  const meant = headers.get("If-Range");
  const isMeant = meant === null || meant === tag || inSeconds(meant) === inSeconds(changed);
  return method === "GET" && range !== null && isMeant && isRange(range) ? range : null;
}

/** NaN where it is not a date. */
export function inSeconds(date: Date | string | null): number {
  return Math.floor((typeof date === "string" ? Date.parse(date) : (date?.getTime() ?? NaN)) / 1000);
}

const oneRange = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i;

/** RFC 9110, 14.1: one range in bytes. Several at once, or an invalid one such as `5-1`, get the whole. */
function isRange(asked: string): boolean {
  const [range, first, last] = oneRange.exec(asked) ?? [];
  return range !== undefined && !(first && last && Number(first) > Number(last));
}

/** The part that a range requests of a file of `size` bytes, its end left out; null where there is no such part. */
export function partOf(range: string, size: number): { start: number; end: number } | null {
  const [, first, last, suffix] = oneRange.exec(range) ?? [];
  const start = first ? Number(first) : Math.max(0, size - Number(suffix));
  const end = first && last ? Math.min(size, Number(last) + 1) : size;
  return start < end ? { start, end } : null;
}
