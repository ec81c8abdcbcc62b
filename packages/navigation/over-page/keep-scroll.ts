/** In `sessionStorage`. */
const key = "scroll-below";

interface Left {
  /** The path of the page below, and where it was scrolled to. */
  below: string;
  top: number;
  /** Whether something was open over it. */
  isOver: boolean;
}

/**
 * Where what is open over a page is a whole document of its own, the page below stays where it is scrolled to: as something opens,
 * as the next is opened in its place, and as it closes. What lies over a page has a link with `data-closes` to that page.
 */
export function keepScroll(): void {
  window.addEventListener("pagehide", () => keep({ ...here(), top: window.scrollY }));
  const { below, isOver } = here();
  const left = kept();
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A page that is reloaded or returned to is scrolled by the browser.
  if (entry?.type === "navigate" && left?.below === below && (isOver || left.isOver))
    window.scrollTo({ top: left.top, behavior: "instant" });
}

function here(): Pick<Left, "below" | "isOver"> {
  const closing = document.querySelector<HTMLAnchorElement>("a[data-closes]");
  return { below: (closing ?? location).pathname, isOver: closing !== null };
}

function keep(left: Left): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(left));
  } catch {
    // Storage is off: the next page begins at its top.
  }
}

function kept(): Left | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Left | null;
  } catch {
    return null;
  }
}
