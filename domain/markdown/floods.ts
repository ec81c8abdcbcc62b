/** Marks in numbers that no writer reaches, and that would cost the parser minutes. */
const floods = [/^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){100}/m, /([[\]*_~`<!:])\1{999}/];

/** Whether `markdown` is shown as it was typed, because parsing it could take minutes. */
export function isFlood(markdown: string): boolean {
  return floods.some((flood) => flood.test(markdown));
}
