/** Puts a popover under its anchor, inside the window. By the CSSOM: the site's policy allows no style attributes. */
export function placeUnder(anchor: Element, popover: HTMLElement, gap = 6): void {
  const { left, right, bottom, top, width } = anchor.getBoundingClientRect();
  const space = document.documentElement.clientWidth;
  const ownWidth = popover.offsetWidth;
  const middle = left + width / 2 - ownWidth / 2;
  const edge = getComputedStyle(anchor).direction === "rtl" ? right - ownWidth : left;
  const start = popover.role === "tooltip" ? middle : edge;
  const isBelow = bottom + gap + popover.offsetHeight <= window.innerHeight;
  popover.style.left = `${Math.max(8, Math.min(start, space - ownWidth - 8))}px`;
  popover.style.top = `${isBelow ? bottom + gap : Math.max(8, top - gap - popover.offsetHeight)}px`;
}
