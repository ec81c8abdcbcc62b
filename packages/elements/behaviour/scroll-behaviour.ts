/** Smooth, unless the person asked for less motion. */
export function scrollBehaviour(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
