import type { Page } from "@playwright/test";

/** CSS pixels that a fingertip needs; half a pixel is rounding. */
export const fingertip = 43.5;

/** What of a page can be pressed and is smaller than a fingertip, but for links within sentences. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(
      "main a[href], main button, main summary, header a[href], header button, footer a[href], nav a[href]",
    )) {
      const style = getComputedStyle(target);
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (style.clipPath === "inset(50%)" || style.pointerEvents === "none") continue;
      const block = target.closest("p, li, dd, td, figcaption, h1, h2, h3, h4");
      const isInSentence =
        style.display === "inline" &&
        (block?.textContent.trim().length ?? 0) > target.textContent.trim().length + 2;
      // It covers a card, or is a mark whose target is drawn around it.
      const isGrown = ["::before", "::after"].some((part) => {
        const { content, position } = getComputedStyle(target, part);
        return content !== "none" && position === "absolute";
      });
      const { width, height, right, bottom } = target.getBoundingClientRect();
      if (isInSentence || isGrown || width === 0 || right < 0 || bottom < 0) continue;
      if (width < least || height < least)
        found.push(
          `${(target.ariaLabel ?? target.textContent).trim()}: ${width.toFixed(0)} × ${height.toFixed(0)}`,
        );
    }
    return found;
  }, fingertip);
}
