import { isSlug } from "@toadstool/language/is-slug";

/** A work's place in an order that begins with the greatest key; where two have the same, the slug decides. */
export interface Place {
  position: string;
  slug: string;
}

/** Keys are compared by their code units, as SQLite does. */
export function greatestFirst(one: Place, other: Place): number {
  return compared(other.position, one.position) || compared(other.slug, one.slug);
}

const compared = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Whether a work comes after that place; all do where there is none. */
export function isAfter(work: Place, place: Place | null): boolean {
  return place === null || greatestFirst(place, work) < 0;
}

/** A place as a word for an address. */
export function cursorOf({ position, slug }: Place): string {
  return `${position}_${slug}`;
}

/** Null for a word that is no cursor. */
export function readCursor(cursor: string | null | undefined): Place | null {
  const [, position, slug] = /^([A-Za-z0-9]{1,200})_(.{1,100})$/u.exec(cursor ?? "") ?? [];
  return position && slug && isSlug(slug) ? { position, slug } : null;
}
