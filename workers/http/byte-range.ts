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
