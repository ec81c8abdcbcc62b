import { scrollBehaviour } from "../behaviour/scroll-behaviour.ts";

/** Scrolls a folding card into view that a click has opened; a summary's click is its key press too. Returns what ends it. */
export function watchFolding(): () => void {
  const click = ({ target }: Event) => {
    const card =
      target instanceof Element && target.closest("summary")?.closest<HTMLDetailsElement>("[data-folding]");
    // The browser opens it after the click’s listeners have run.
    if (card) requestAnimationFrame(() => card.open && void showWhole(card));
  };
  document.addEventListener("click", click);
  return () => document.removeEventListener("click", click);
}

/** Its head at the top where it is taller than the window; else as little as shows it whole. */
async function showWhole(card: HTMLDetailsElement) {
  // Until it has unfolded it is too small to need a place, and the page too short to give it one.
  const unfolding = card
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === card);
  await Promise.allSettled(unfolding.map(({ finished }) => finished));
  if (!card.open) return;
  const underHeader = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const block = card.offsetHeight > window.innerHeight - underHeader ? "start" : "nearest";
  card.scrollIntoView({ block, behavior: scrollBehaviour() });
}
