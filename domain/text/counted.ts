/** A number of things whose plural ends in s, if none is given: `1 word`, `1,234 words`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? noun : plural}`;
}
