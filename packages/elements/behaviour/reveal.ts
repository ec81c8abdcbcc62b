/** How far inside the viewport a thing must be to appear. */
const trigger = "-200px";

/**
 * Marks the children of an element, as each comes 200 px inside the viewport, for a stylesheet that fades them in: `data-reveal` is
 * `waiting`, then `shown`. Children that are already visible when the scripts arrive stay as they are, and so does everything
 * where reduced motion is preferred: nothing is hidden that could be read. Returns what ends it.
 */
export function reveal(parent: HTMLElement): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  const below = [...parent.children].filter(
    (child) => child.getBoundingClientRect().top > window.innerHeight,
  );
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute("data-reveal", "shown");
        seen.unobserve(target);
      }
    },
    { rootMargin: `0px 0px ${trigger} 0px` },
  );
  for (const child of below) {
    child.setAttribute("data-reveal", "waiting");
    seen.observe(child);
  }
  return () => {
    seen.disconnect();
    below.forEach((child) => child.removeAttribute("data-reveal"));
  };
}
