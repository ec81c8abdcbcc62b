/** A number of things whose plural ends in s: `1 word`, `1,234 words`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}
