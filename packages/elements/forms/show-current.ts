import { scrollBehaviour } from "../behaviour/scroll-behaviour.ts";

/** Scrolls a row that is wider than its place so that its current link (`aria-current`) is in sight. */
export function showCurrent(row: HTMLElement): void {
  const chip = row.querySelector("[aria-current]");
  if (!chip || row.scrollWidth <= row.clientWidth) return;
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const left = inner.left - outer.left - (outer.width - inner.width) / 2;
  row.scrollBy({ left, behavior: scrollBehaviour() });
}
