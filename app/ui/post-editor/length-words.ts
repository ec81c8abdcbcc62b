import { limits } from "#domain/posts/post.ts";

/** The notice appears when so many characters are left. */
const near = limits.content / 20;

/** What the author should know about the text's length; "" for nearly every text. */
export function lengthWords(length: number, isKept: boolean): string {
  const left = limits.content - length;
  if (left > near) return "";
  if (left >= 0)
    return `${count(left)} left. A text can have at most ${count(limits.content)}. Consider splitting it into two posts.`;
  const where = isKept
    ? "the whole text is kept on this device"
    : "the whole text is on this page, but this device has no storage left for a copy, so keep this page open";
  return `The text is ${count(-left)} too long for the site, which accepts ${count(limits.content)}. Nothing is cut; ${where}. Saving resumes once the text is shorter. Consider splitting it into two posts.`;
}

function count(characters: number): string {
  return characters === 1 ? "1 character" : `${characters.toLocaleString("en-GB")} characters`;
}
