import { isRightToLeft } from "@toadstool/elements/behaviour/reading-direction";

/**
 * Shows the page that a pressed button or dot of a zine leads to, in a document that React has not taken over yet; the viewer begins
 * with the page in sight. True where there was such a press.
 */
export function turnAtOnce(pressed: Element): boolean {
  const control = pressed.closest<HTMLElement>("[data-turns], a[href^='#p=']");
  const row = control?.closest("section")?.querySelector("ol[data-pressed]");
  if (!control || !row) return false;
  if (control instanceof HTMLAnchorElement) {
    const page = document.getElementById(control.hash.slice(1));
    page?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
  } else {
    const onward = isRightToLeft(row) ? -row.clientWidth : row.clientWidth;
    row.scrollBy({ left: Number(control.dataset.turns) * onward, behavior: "instant" });
  }
  return true;
}
