import type { Artwork } from "./artwork.ts";
import { formatDate } from "@toadstool/language";
import { type Medium, mediums } from "./medium.ts";

/** The medium that an address names with `?medium=`; null for all media, and for an unknown one. */
export function mediumAsked(query: URLSearchParams): Medium | null {
  const asked = query.get("medium");
  return mediums.find((medium) => medium === asked) ?? null;
}

/** The works in a medium, in their order; all of them for null. */
export function inMedium<W extends Pick<Artwork, "medium">>(
  works: readonly W[],
  medium: Medium | null,
): readonly W[] {
  return medium === null ? works : works.filter((work) => work.medium === medium);
}

/** The gallery's address, or that of a work in it, with the medium it is filtered by. */
export function galleryAddress({ slug, medium, cursor = null }: GalleryPlace & { slug?: string }): string {
  const path = slug === undefined ? "/art" : `/art/${slug}`;
  if (!medium && !cursor) return path;
  const query = new URLSearchParams({ ...(medium && { medium }), ...(cursor && { cursor }) });
  return `${path}?${query}`;
}

interface GalleryPlace {
  medium: Medium | null;
  /** Of a page of a gallery that does not fit on one. */
  cursor?: string | null;
}

/** "2023", or "2023年". */
export function yearOf({ date }: Pick<Artwork, "date">, language: string): string {
  return formatDate(language, date, { year: "numeric", timeZone: "UTC" });
}

/** A work among those it hangs with. */
interface Standing<W> {
  /** From 1. */
  position: number;
  count: number;
  /** Null at either end. */
  previous: W | null;
  next: W | null;
}

/**
 * The place of a work in the filtered gallery. If the work is not of the medium that was asked for, it is shown among all
 * works; null where the gallery has no such work.
 */
export function standingOf<W extends Pick<Artwork, "slug" | "medium">>(
  works: readonly W[],
  slug: string,
  medium: Medium | null,
): (Standing<W> & { medium: Medium | null }) | null {
  const filtered = inMedium(works, medium);
  const isAmong = filtered.some((work) => work.slug === slug);
  const list = isAmong ? filtered : works;
  const at = list.findIndex((work) => work.slug === slug);
  if (at < 0) return null;
  return {
    position: at + 1,
    count: list.length,
    previous: list[at - 1] ?? null,
    next: list[at + 1] ?? null,
    medium: isAmong ? medium : null,
  };
}
