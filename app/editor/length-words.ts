import { limits } from "#domain/posts/post.ts";

/** So many characters before the end it is told that it is near. */
const near = limits.content / 20;

/** What the author should know of the text's length; "" for nearly every text there is. */
export function lengthWords(length: number, isKept: boolean): string {
  const left = limits.content - length;
  if (left > near) return "";
  if (left >= 0)
    return `${count(left)} left: a text holds at most ${count(limits.content)}. Perhaps it is two posts?`;
  const where = isKept
    ? "all of it is kept on this device"
    : "all of it stands here, and this device has no room for a copy: leave this page open";
  return `The text is ${count(-left)} too long for the site, which takes ${count(limits.content)}. Nothing is cut; ${where}. It is saved again once it is shorter: perhaps it is two posts?`;
}

function count(characters: number): string {
  return characters === 1 ? "1 character" : `${characters.toLocaleString("en-GB")} characters`;
}
