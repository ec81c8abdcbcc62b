import type { KeyboardEvent } from "react";
import { readingKey } from "@toadstool/elements/behaviour/reading-direction";

/** Arrows walk through a grid of buttons as it looks, Home and End to its ends; only one of them is in the tab order. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const from = buttons.findIndex((button) => button === document.activeElement);
  const to =
    from < 0
      ? -1
      : stepTo(readingKey(event.key, event.currentTarget), from, buttons.length, columnsOf(buttons));
  if (to < 0) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** The place a key leads to; below 0 where it leads nowhere. Down from the last but one row reaches a shorter last row's end. */
export function stepTo(key: string, from: number, count: number, columns: number): number {
  const last = count - 1;
  const rowOf = (index: number) => Math.floor(index / columns);
  if (key === "ArrowRight") return from < last ? from + 1 : -1;
  if (key === "ArrowLeft") return from - 1;
  if (key === "ArrowUp") return from - columns;
  if (key === "ArrowDown") return rowOf(from) < rowOf(last) ? Math.min(from + columns, last) : -1;
  if (key === "Home") return 0;
  return key === "End" ? last : -1;
}

function columnsOf(buttons: HTMLElement[]): number {
  const rowOf = (button: HTMLElement) => Math.round(button.closest("li")?.getBoundingClientRect().top ?? 0);
  const [first] = buttons;
  return first ? buttons.filter((button) => rowOf(button) === rowOf(first)).length : 1;
}
