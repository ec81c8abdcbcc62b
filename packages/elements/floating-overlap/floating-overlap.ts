/** What a floating thing must not cover: all that can be pressed, typed into or focused, and the captions of pictures. */
export const uncoverable = [
  "a[href], area[href], button, summary, label, select, textarea, iframe",
  "input:not([type=hidden]), :is(audio, video)[controls]",
  "[tabindex]:not([tabindex^='-']), [contenteditable]:not([contenteditable=false])",
  "figcaption, caption, output, [data-caption]",
].join(", ");

/** How long a window keeps its size before it counts as resized, in milliseconds. */
const settled = 200;

/** Its shadow, and some air, in pixels. */
const air = 8;

/**
 * Sets `data-beneath` of a floating element to "something" where a control or a caption is beneath it, otherwise
 * to "nothing". The element itself must keep its place; its content may move away. The browser compares the
 * rectangles as it lays out the page, so scrolling runs no script. Returns what ends it.
 */
export function giveWay(place: HTMLElement): () => void {
  let stop = watch(place);
  let resized: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    clearTimeout(resized);
    resized = setTimeout(() => {
      stop();
      stop = watch(place);
    }, settled);
  };
  window.addEventListener("resize", again);
  return () => {
    clearTimeout(resized);
    window.removeEventListener("resize", again);
    stop();
  };
}

/** Watches what comes beneath the element as long as the viewport keeps its size. */
function watch(place: HTMLElement): () => void {
  const beneath = new Set<Element>();
  const report = () => (place.dataset.beneath = beneath.size > 0 ? "something" : "nothing");
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && target.checkVisibility({ visibilityProperty: true })) beneath.add(target);
        else beneath.delete(target);
      }
      report();
    },
    { rootMargin: marginsAround(place) },
  );
  const observe = (added: Node) => {
    if (!(added instanceof Element)) return;
    if (added.matches(uncoverable) && !place.contains(added)) seen.observe(added);
    for (const inside of added.querySelectorAll(uncoverable))
      if (!place.contains(inside)) seen.observe(inside);
  };
  observe(document.body);
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === "attributes") observe(target);
      addedNodes.forEach(observe);
      for (const removed of removedNodes) if (forget(removed, seen, beneath)) report();
    }
  });
  // A piece can be focused only once it has come to life.
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
  return () => {
    changes.disconnect();
    seen.disconnect();
  };
}

/** Whether an element beneath has left the page: the browser reports nothing about elements that are no longer observed. */
function forget(removed: Node, seen: IntersectionObserver, beneath: Set<Element>): boolean {
  if (!(removed instanceof Element) || removed.isConnected) return false;
  const gone = [removed, ...removed.querySelectorAll(uncoverable)];
  gone.forEach((element) => seen.unobserve(element));
  return gone.filter((element) => beneath.delete(element)).length > 0;
}

/** Shrinks the viewport to the element's place. */
function marginsAround(place: HTMLElement): string {
  const { top, right, bottom, left } = place.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top - air, clientWidth - right - air, clientHeight - bottom - air, left - air]
    .map((side) => `${-Math.round(side)}px`)
    .join(" ");
}
