/** A number for people: `1,234`. */
export function figure(count: number): string {
  return count.toLocaleString("en-GB");
}

/** A number of things whose plural ends in s: `1 word`, `1,234 words`. */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
}
