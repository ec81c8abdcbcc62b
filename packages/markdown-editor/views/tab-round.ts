const stops =
  "a[href], button, input, select, textarea, summary, [contenteditable='true'], [tabindex]:not([tabindex='-1'])";

/** Where Tab leads from the last or the first stop of a box that covers the page: round, and never behind it. */
export function tabRound(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key !== "Tab" || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const all = [...box.querySelectorAll<HTMLElement>(stops)].filter(isStop);
  const [first, last] = [all[0], all.at(-1)];
  const isAtEnd = event.target === (event.shiftKey ? first : last);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(":disabled") && element.getClientRects().length > 0;
}
