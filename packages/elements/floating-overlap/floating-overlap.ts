/** What a floating thing must not cover: all that can be pressed, typed into or focused. */
export const controls = [
  "a[href], area[href], button, summary, label, select, textarea, iframe",
  "input:not([type=hidden]), :is(audio, video)[controls]",
  "[tabindex]:not([tabindex^='-']), [contenteditable]:not([contenteditable=false])",
].join(", ");

/** Nor these, except on phones, whose width they take. */
export const captions = "figcaption, caption, output, [data-caption]";
export const phone = "(width <= 576px)";

/** Controls of their own are somewhere within them. */
export const withControls = "iframe, :is(audio, video)[controls]";
/** The share of any other that may be covered: a large picture that is a link is still pressed beside it. */
export const mayCover = 1 / 6;

/** How many places there are, one above the other. */
const steps = 4;
/** How far apart they are, in parts of the element's height. */
const stepHeight = 1.15;

/** How long a window keeps its size, and where it is scrolled to, before that counts as settled, in milliseconds. */
const resizedFor = 200;
const restedFor = 150;

/** Its shadow, and some air, in pixels. */
const air = 8;

/**
 * Sets `data-step` of a floating element to the lowest of four places, "0" to "3" from below, in which its content covers nothing, and
 * to "none" where there is none; and `data-scrolling` to "down" or "up" for as long as the page is scrolled. The element itself must
 * keep its place; its content moves. The browser compares the rectangles as it lays out the page. Returns what ends it.
 */
export function giveWay(place: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let watch = watchPlaces(place);
  let resized: ReturnType<typeof setTimeout> | undefined;
  let rested: ReturnType<typeof setTimeout> | undefined;
  let before = window.scrollY;

  const again = () => {
    clearTimeout(resized);
    resized = setTimeout(() => {
      watch.stop();
      watch = watchPlaces(place);
    }, resizedFor);
  };
  const rest = () => {
    delete place.dataset.scrolling;
    watch.report();
  };
  const scrolled = () => {
    place.dataset.scrolling = window.scrollY > before ? "down" : "up";
    before = window.scrollY;
    clearTimeout(rested);
    rested = setTimeout(rest, restedFor);
  };
  window.addEventListener("resize", again, { signal });
  window.addEventListener("scroll", scrolled, { signal, passive: true });
  return () => {
    ended.abort();
    clearTimeout(resized);
    clearTimeout(rested);
    delete place.dataset.scrolling;
    watch.stop();
  };
}

/** Watches what comes beneath each place as long as the viewport keeps its size. */
function watchPlaces(place: HTMLElement) {
  const uncoverable = matchMedia(phone).matches ? controls : `${controls}, ${captions}`;
  const report = () => {
    // It does not hop about beside what is scrolled.
    if (place.dataset.scrolling !== undefined) return;
    const free = places.findIndex(({ beneath }) => beneath.size === 0);
    place.dataset.step = free < 0 ? "none" : String(free);
  };
  const places = Array.from({ length: steps }, (_, step) => watchPlace(place, step, report));
  const observe = (added: Node) => {
    if (!(added instanceof Element)) return;
    for (const one of [added, ...added.querySelectorAll(uncoverable)])
      if (one.matches(uncoverable) && !place.contains(one)) for (const { seen } of places) seen.observe(one);
  };
  observe(document.body);
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === "attributes") observe(target);
      addedNodes.forEach(observe);
      for (const removed of removedNodes) if (forget(removed, uncoverable, places)) report();
    }
  });
  // A piece can be focused only once it has come to life.
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
  const stop = () => {
    changes.disconnect();
    for (const { seen } of places) seen.disconnect();
  };
  return { report, stop };
}

type Place = ReturnType<typeof watchPlace>;

function watchPlace(place: HTMLElement, step: number, report: () => void) {
  const beneath = new Set<Element>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const isBeneath =
          isIntersecting &&
          (intersectionRatio > mayCover || target.matches(withControls)) &&
          target.checkVisibility({ visibilityProperty: true });
        if (isBeneath) beneath.add(target);
        else beneath.delete(target);
      }
      report();
    },
    { rootMargin: marginsAround(place, step), threshold: [0, mayCover] },
  );
  return { beneath, seen };
}

/** Whether an element beneath has left the page: the browser reports nothing about elements that are no longer observed. */
function forget(removed: Node, uncoverable: string, places: readonly Place[]): boolean {
  if (!(removed instanceof Element) || removed.isConnected) return false;
  const gone = [removed, ...removed.querySelectorAll(uncoverable)];
  const left = places.flatMap(({ beneath, seen }) => {
    gone.forEach((element) => seen.unobserve(element));
    return gone.filter((element) => beneath.delete(element));
  });
  return left.length > 0;
}

/** Shrinks the viewport to the place that is so many steps above the element's own. */
function marginsAround(place: HTMLElement, step: number): string {
  const { top, right, bottom, left, height } = place.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const up = step * stepHeight * height;
  return [top - up - air, clientWidth - right - air, clientHeight - bottom + up - air, left - air]
    .map((side) => `${-Math.round(side)}px`)
    .join(" ");
}
