/** Whether an element is laid out from right to left, as it is in Arabic and Hebrew. */
export function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === "rtl";
}

const opposite: Record<string, string | undefined> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key as a page from left to right would get it: where an element is laid out from right to left, the left arrow leads on. */
export function readingKey(key: string, within: Element | null): string {
  const other = opposite[key];
  return other !== undefined && isRightToLeft(within) ? other : key;
}
