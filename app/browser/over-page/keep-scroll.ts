/** In `sessionStorage`: the path of the page below, the document's own, and where it was scrolled to. */
const key = "below";

/**
 * Where what is open over a page is a whole document of its own, the page below stays where it is scrolled to: as something opens,
 * as the next is opened in its place, and as it closes. What lies over a page has a link with `data-closes` to that page.
 */
export function keepScroll(): void {
  try {
    const kept = sessionStorage;
    const [page, path, top] = (kept[key] as string | undefined)?.split(" ") ?? [];
    if (page === below() && path !== location.pathname)
      window.scrollTo({ top: Number(top), behavior: "instant" });
    // On `pagehide`, to read the position would force another layout, for which the next page has to wait.
    const keep = () => void (kept[key] = [below(), location.pathname, window.scrollY].join(" "));
    window.addEventListener("click", keep, true);
  } catch {
    // Storage is off: the page below begins at its top.
  }
}

const below = () => (document.querySelector<HTMLAnchorElement>("a[data-closes]") ?? location).pathname;
