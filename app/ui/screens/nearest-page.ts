import { changesBetween } from "#domain/text/alike.ts";

interface Page {
  path: string;
  title: string;
}

/**
 * The page whose address a wrong one most likely meant: it begins like it, or a few letters differ. Null where none
 * is near enough.
 */
export function nearestPage<Known extends Page>(path: string, pages: readonly Known[]): Known | null {
  const sought = lettersOf(path);
  if (sought.length < 3) return null;
  const near = pages
    .filter((page) => page.path !== path && page.path !== "/")
    .map((page) => ({ page, far: Math.min(farFrom(sought, page.path), farFrom(sought, page.title)) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return near && near.far <= 0.34 ? near.page : null;
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "");

/** 0 where they are the same, 1 where they have nothing in common. */
function farFrom(sought: string, name: string): number {
  const known = lettersOf(name);
  if (known.length === 0) return 1;
  if (known.startsWith(sought) || sought.startsWith(known)) return 0.1;
  return changesBetween(sought, known) / Math.max(sought.length, known.length);
}
