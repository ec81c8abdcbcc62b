import { isAtRest, type Swing, swung } from "./swing.ts";

/** Degrees a second that a pixel scrolled, and a pixel that the pointer passes over, give a sheet. */
const force = { scroll: 0.035, pointer: 0.3 };
const lessMotion = "(prefers-reduced-motion: reduce)";

/**
 * Lets the sheets of a line sway as the page is scrolled and a pointer passes: the pegs hold the upper edge, the lower one swings. One
 * frame loop moves those in sight, and ends once they hang still. Returns what ends it.
 */
export function sway(line: HTMLElement, sheets: readonly HTMLElement[]): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const less = matchMedia(lessMotion);
  const inSight = new Map<HTMLElement, Swing>();
  let frame = 0;
  let last = 0;
  let scrolled = window.scrollY;

  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const sheet = target as HTMLElement;
      if (isIntersecting) inSight.set(sheet, inSight.get(sheet) ?? { angle: 0, speed: 0 });
      else if (inSight.delete(sheet)) sheet.style.transform = "";
    }
  });
  for (const sheet of sheets) sight.observe(sheet);

  function draw(now: number) {
    const seconds = (now - last) / 1000;
    last = now;
    let isMoving = false;
    for (const [sheet, before] of inSight) {
      if (isAtRest(before)) continue;
      const swing = swung(before, seconds);
      const isDone = isAtRest(swing);
      inSight.set(sheet, isDone ? { angle: 0, speed: 0 } : swing);
      sheet.style.transform = isDone ? "" : `skewX(${swing.angle.toFixed(3)}deg)`;
      isMoving ||= !isDone;
    }
    frame = isMoving ? requestAnimationFrame(draw) : 0;
  }

  function push(sheet: HTMLElement, by: number) {
    const swing = inSight.get(sheet);
    if (!swing || less.matches || document.hidden) return;
    inSight.set(sheet, { ...swing, speed: swing.speed + by });
    if (frame) return;
    last = performance.now();
    frame = requestAnimationFrame(draw);
  }

  function hangStill() {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const sheet of inSight.keys()) {
      inSight.set(sheet, { angle: 0, speed: 0 });
      sheet.style.transform = "";
    }
  }

  window.addEventListener(
    "scroll",
    () => {
      const by = Math.max(-160, Math.min(160, window.scrollY - scrolled)) * force.scroll;
      scrolled = window.scrollY;
      // Neighbours do not swing as one.
      for (const [sheet] of inSight) push(sheet, by * shareOf(sheets.indexOf(sheet)));
    },
    { signal, passive: true },
  );
  line.addEventListener(
    "pointermove",
    ({ target, movementX, pointerType }) => {
      if (pointerType === "touch" || !(target instanceof Node)) return;
      const sheet = sheets.find((each) => each.parentElement?.contains(target));
      if (sheet) push(sheet, Math.max(-40, Math.min(40, movementX)) * -force.pointer);
    },
    { signal, passive: true },
  );
  document.addEventListener("visibilitychange", () => document.hidden && hangStill(), { signal });
  less.addEventListener("change", hangStill, { signal });

  return () => {
    ended.abort();
    sight.disconnect();
    hangStill();
  };
}

const shareOf = (place: number) => (place % 2 === 0 ? 1 : -1) * (0.6 + ((place * 7) % 5) / 10);
