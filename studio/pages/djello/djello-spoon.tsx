import { useEffect, useRef } from "react";
import { type Djello, type Heard, stepCount } from "../../djello/djello.ts";
import { stepSeconds, swingDelay } from "../../djello/timing.ts";
import styles from "./djello-spoon.module.css";

interface DjelloSpoonProps {
  model: Djello;
  playing: boolean;
}

/** In pixels. */
const tipOver = 6;

/** The playhead: a spoon that travels over the steps in time. With less motion it jumps from step to step. */
export function DjelloSpoon({ model, playing }: DjelloSpoonProps) {
  const spoon = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const park = () => {
      if (!spoon.current || playing) return;
      showNow(spoon.current.parentElement, null);
      spoon.current.getAnimations({ subtree: true }).forEach((running) => running.cancel());
      lay(spoon.current, 0, null);
    };
    park();
    // Where the steps are in one row or in two depends on the space there is.
    const resized = new ResizeObserver(park);
    if (spoon.current?.parentElement) resized.observe(spoon.current.parentElement);
    const deaf = model.listen(({ step, hits }) => {
      if (!spoon.current || step === null || !playing) return;
      showNow(spoon.current.parentElement, step);
      const { pattern } = model.getSnapshot();
      const next = (step + 1) % stepCount;
      const lasts = stepSeconds(pattern.tempo) + swingDelay(pattern, next) - swingDelay(pattern, step);
      lay(spoon.current, step, lasts * 1000);
      dip(spoon.current, hits);
    });
    return () => {
      deaf();
      resized.disconnect();
    };
  }, [model, playing]);

  return (
    <div ref={spoon} className={styles.spoon} data-spoon="" aria-hidden="true">
      <svg viewBox="0 0 24 44">
        <path
          className={styles.slip}
          d="M13.6 2.6c1.9 0 2.6 1.6 2.4 3.4L14.8 21c4 1.4 6.4 5.2 6.4 9.6 0 6.6-3.6 11.4-8.4 11.4s-8.4-4.800-8.4-11.4c0-4.400 2.400-8.200 6.4-9.6L9.6 6c-.2-1.800.6-3.400 2.400-3.400z"
        />
        <path
          className={styles.steel}
          d="M12 1c1.9 0 2.6 1.600 2.400 3.400L13.200 19.400c4 1.4 6.4 5.2 6.4 9.6 0 6.6-3.300 11.4-7.600 11.4S4.400 35.600 4.400 29c0-4.400 2.400-8.200 6.4-9.6L9.6 4.400C9.400 2.6 10.100 1 12 1z"
        />
        <path className={styles.hollow} d="M12 22.5c3 0 4.900 3 4.900 6.6 0 4.400-2.100 8-4.900 8" />
      </svg>
    </div>
  );
}

/** Marked in the document itself: sixteen times a bar is no reason to draw the whole grid anew. */
function showNow(grid: Element | null, step: number | null) {
  grid?.querySelectorAll("[data-now]").forEach((cell) => cell.removeAttribute("data-now"));
  if (step !== null)
    grid?.querySelectorAll(`[data-step="${step}"]`).forEach((cell) => cell.setAttribute("data-now", ""));
}

/** Over the topmost step that is in sight, and on to the next one in so many milliseconds; to the row's end where a row ends. */
function lay(spoon: HTMLElement, step: number, lasts: number | null) {
  const from = spoon.parentElement?.getBoundingClientRect();
  const here = cellOf(spoon, step)?.getBoundingClientRect();
  if (!from || !here) return;
  const after = cellOf(spoon, step + 1)?.getBoundingClientRect();
  const onRow = after?.top === here.top ? after.left : here.right;
  // Its tip is over the edge of the plate.
  const top = here.top - from.top - spoon.offsetHeight + tipOver;
  const place = (left: number) => `${left - from.left + (here.width - spoon.offsetWidth) / 2}px ${top}px`;
  for (const running of spoon.getAnimations()) running.cancel();
  spoon.style.translate = place(here.left);
  if (lasts === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  spoon.animate({ translate: [place(here.left), place(onRow)] }, { duration: lasts, fill: "forwards" });
}

function cellOf(spoon: HTMLElement, step: number): HTMLElement | undefined {
  const cells = spoon.parentElement?.querySelectorAll<HTMLElement>(`[data-step="${step}"]`) ?? [];
  return [...cells].find(({ offsetParent }) => offsetParent !== null);
}

/** It takes a spoonful of what sounds. */
function dip(spoon: HTMLElement, hits: Heard["hits"]) {
  if (hits.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const deep = hits.some(({ hit }) => hit === 2) ? 9 : 5;
  spoon.firstElementChild?.animate(
    { translate: [`0 ${deep}px`, "0 -2px", "0 0"] },
    { duration: 160, easing: "ease-out" },
  );
}
