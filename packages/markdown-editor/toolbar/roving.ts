import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import { useLayoutEffect } from "react";

const tools = "[data-tool]";

/**
 * The keyboard of a toolbar: Tab stops at it once, arrows lead through it, Home and End to its ends. What cannot be
 * used just now stays reachable, so that it can be found.
 */
export function useRoving(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const all = toolsIn(bar.current);
    if (!all.some(({ tabIndex }) => tabIndex === 0)) all[0]?.setAttribute("tabindex", "0");
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const all = toolsIn(bar.current);
      if (!all.includes(target)) return;
      for (const tool of all) tool.tabIndex = tool === target ? 0 : -1;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const all = toolsIn(bar.current);
      const at = all.indexOf(event.target as HTMLElement);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = nextTool(readingKey(event), at, all.length);
      if (to === null) return;
      event.preventDefault();
      all[to]?.focus();
      // The browser is content with a tool of which one pixel is seen.
      all[to]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
  };
}

/** The key as it would be from left to right: where text runs from right to left, the left arrow leads on. */
export function readingKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (getComputedStyle(currentTarget).direction === "ltr") return key;
  return key.replace(/^Arrow(Left|Right)$/, (_, side) => (side === "Left" ? "ArrowRight" : "ArrowLeft"));
}

/** Where a key leads from one of `count`; round its ends. */
export function nextTool(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

function toolsIn(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>(tools) ?? [])].filter((tool) => tool.offsetParent !== null);
}
