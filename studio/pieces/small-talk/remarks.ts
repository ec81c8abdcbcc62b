/** Remarks about the cold by how soon the speaker is away: 1 stays, 10 is gone. Each step halves what is left. */
export const remarks: readonly { says: string; index: number; reply: string }[] = [
  { says: "bit parky", index: 1, reply: "it is" },
  { says: "colder than last year", index: 2, reply: "you said that last year" },
  { says: "you feel it in your hands", index: 3, reply: "show the hands" },
  { says: "turned, hasn’t it", index: 4, reply: "it has, and so has she" },
  { says: "is it me or is it cold?", index: 5, reply: "it is you" },
  { says: "they did say", index: 6, reply: "never ask who" },
  { says: "nippy, isn’t it", index: 7, reply: "that is a statement in a hat" },
  { says: "well, mustn’t grumble", index: 8, reply: "grumble" },
  { says: "well, it’s not getting any warmer", index: 9, reply: "mind the step" },
  { says: "brass monkeys", index: 10, reply: "shut the door" },
];

/** Minutes until the speaker has left. */
export const minutesOf = (index: number): number => 45 / 2 ** (index - 1);

/** What to say with so many minutes in hand: the longest remark that fits. */
export function remarkFor(minutes: number): (typeof remarks)[number] {
  const found = remarks.find(({ index }) => minutesOf(index) <= minutes) ?? remarks.at(-1);
  if (!found) throw new Error("There is nothing to say.");
  return found;
}

/** Minutes as people say them. */
export function inWords(minutes: number): string {
  if (minutes >= 2) return `${Math.round(minutes)} minutes`;
  const seconds = Math.round(minutes * 60);
  return seconds >= 60 ? "a minute or so" : `${seconds} seconds`;
}
