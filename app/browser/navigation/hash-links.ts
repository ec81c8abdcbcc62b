import { contentId } from "../chrome.ts";

/** Time for a screen to settle before its hash is sought, in milliseconds. */
const delay = 500;

/** What a reader does to scroll. The page is theirs from then on. */
const ownMoves = ["wheel", "touchmove", "keydown"] as const;

/**
 * Runs in the head of a page that is opened with a hash. The browser's own jump leads nowhere while `data-hash` is there,
 * for the page's stylesheet gives `[data-hash="waiting"] :target` an endless `scroll-margin-top`; after the delay the page
 * scrolls, smoothly if the stylesheet says so, also where no other script arrives. A page that is reloaded or returned to is
 * left to the browser. A hash with “=” in it is a state that the page shows by itself.
 */
export const seekBeforePaint = [
  `if(/^#[^=]+$/.test(location.hash)&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){`,
  `let d=document.documentElement.dataset,o=${JSON.stringify(ownMoves)},t,stop=()=>{clearTimeout(t);t=0;for(let e of o)removeEventListener(e,stop)};`,
  `d.hash="waiting";for(let e of o)addEventListener(e,stop);`,
  `document.addEventListener("DOMContentLoaded",()=>t===0||(t=setTimeout(()=>{stop();delete d.hash;`,
  `document.querySelector(":target")?.scrollIntoView()},${delay})))}`,
].join("");

/** Scrolls to the element that the hash names, after the delay; a reader who scrolls first stays where they are. */
export function seekSoon(hash: string): () => void {
  const focused = document.activeElement;
  const stop = () => {
    clearTimeout(waiting);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  // Still there where the reader scrolled before the page did.
  delete document.documentElement.dataset.hash;
  const waiting = setTimeout(() => {
    stop();
    const target = document.getElementById(idIn(hash));
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target?.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
    if (target && document.activeElement === focused) reach(target);
  }, delay);
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  return stop;
}

/**
 * Hears clicks on links to a place on their own page (a footnote, a heading); the skip link scrolls at once, as the browser does it.
 * Returns what ends it.
 */
export function watchHashLinks(follow: (link: HTMLAnchorElement) => void): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isPlain(event) || !leadsWithin(link)) return;
    event.preventDefault();
    follow(link);
  };
  window.addEventListener("click", click);
  return () => window.removeEventListener("click", click);
}

/** Whether a click opens its link in this tab, and no other handler has taken it. */
export function isPlain({
  defaultPrevented,
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

function leadsWithin({ href, hash, target }: HTMLAnchorElement): boolean {
  const isHere = href.slice(0, href.length - hash.length) === location.href.replace(/#.*$/, "");
  return isHere && hash.length > 1 && hash !== `#${contentId}` && (target === "" || target === "_self");
}

/** The keyboard goes on from here, and `data-sought` marks it as `:target` would. */
function reach(target: HTMLElement) {
  document.querySelector("[data-sought]")?.removeAttribute("data-sought");
  target.setAttribute("data-sought", "");
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** A hash typed by hand may be invalid percent-encoding. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
