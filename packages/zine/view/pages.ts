/** The page that an address's hash names, from 1; null where it names none of `count`. */
export function pageInHash(hash: string, count: number): number | null {
  const page = Number(/^#p=(\d{1,2})$/.exec(hash)?.[1] ?? 0);
  return page >= 1 && page <= count ? page : null;
}

/** The id of a page's place on the screen, so that a browser finds it without scripts. */
export function pageId(page: number): string {
  return `p=${page}`;
}

/** The cover is the zine itself: its address says no more. */
export function hashOfPage(page: number): string {
  return page === 1 ? "" : `#${pageId(page)}`;
}

/** The pages shown at once in a zine of `count` pages: covers alone, and the others two by two where the screen is wide. */
export function openingsOf(count: number, isWide: boolean): number[][] {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  if (!isWide) return pages.map((page) => [page]);
  return pages.flatMap((page) => {
    if (page === 1 || page === count) return [[page]];
    return page % 2 === 0 ? [[page, page + 1]] : [];
  });
}

/**
 * The page that is read as scripts come: the one that the address names, unless a reader has scrolled the row to another by then.
 * @param standing the opening that the row shows, from 0
 */
export function pageToTakeUp(named: number | null, standing: number, openings: number[][]): number {
  const there = openings[standing] ?? [];
  if (named !== null && (standing === 0 || there.includes(named))) return named;
  return there[0] ?? 1;
}

/** Whether the pages of an opening are fetched while another is read: both beside it, and one more once a reader has turned a page. */
export function isNear(opening: number, read: number): boolean {
  const ahead = read === 0 ? 1 : 2;
  return opening >= read - 1 && opening <= read + ahead;
}

/** Whether a page is fetched before a reader does anything: the cover, and what the first turn shows on a phone. */
export function isFirst(page: number): boolean {
  return page <= 2;
}

/**
 * How many times as wide as high a screen must be to show two pages side by side: from there on each keeps at least
 * 85 % of the height that it would have alone.
 * @param ratio a page's width by its height
 */
export function spreadFrom(ratio: number): number {
  return Math.round(2 * ratio * 0.85 * 1000) / 1000;
}

/** The steps of a page's width by its height for which the stylesheet has a rule; pages are at most as wide as their step says. */
const shapes = [0.3, 0.36, 0.43, 0.52, 0.62, 0.7072, 0.76, 0.86, 1, 1.2, 1.45, 1.75, 2.1, 2.6, 3.2, 4];

/** Of `data-shape`: no style attribute gets past a strict policy, and the pages have their place before scripts run. */
export function shapeOf(ratio: number): string {
  return String(shapes.find((step) => ratio <= step) ?? shapes.at(-1));
}

/** How far a key turns: -1 and 1 by a page, ±Infinity to the covers; 0 where it turns nothing. */
export function turnOfKey({ altKey, ctrlKey, metaKey, shiftKey }: Keys, key: string): number {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return turns[key] ?? 0;
}

type Keys = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const turns: Record<string, number | undefined> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
