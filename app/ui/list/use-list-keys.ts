import { type RefObject, useEffect, useEffectEvent } from "react";
import { isKeyTaken, useRememberedKeys } from "#app/browser/owners-keys.ts";

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves through the rows of a page’s lists by keys, and chooses them. Arrows do so only once a row has the focus: elsewhere they scroll. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const [isOn] = useRememberedKeys();
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !list.current || isKeyTaken(event)) return;
    // The first list answers for all.
    if (list.current !== document.querySelector("[data-list]")) return;
    const rows = [...document.querySelectorAll("[data-list] [id^=row-]")];
    const here = rows.findIndex((row) => row.contains(document.activeElement));
    const step = steps[event.key];
    if (step) {
      if (event.key.startsWith("Arrow") && here < 0) return;
      const next = here < 0 ? rows[0] : rows[here + step];
      // Its title before its box and its grip, so that Enter opens it.
      (next?.querySelector("a") ?? next?.querySelector<HTMLElement>("input, button"))?.focus();
    } else if (event.key === "x") rows[here]?.querySelector<HTMLInputElement>("input[name=chosen]")?.click();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, []);
}
