import { type CountedTag, tagKey, tagNames } from "#domain/tags/tag.ts";

/** Suggestions that are shown at a time. */
const most = 8;

/** Tags whose names hold what is typed, those that begin with it first; none that was chosen already. */
export function suggestionsFor(
  tags: readonly CountedTag[],
  chosen: readonly string[],
  typed: string,
): CountedTag[] {
  const wanted = tagKey(typed.replace(/^\s*#/, ""));
  const others = new Set([...chosen.map(tagKey), wanted]);
  const rank = ({ name }: CountedTag) => (tagKey(name).startsWith(wanted) ? 0 : 1);
  return tags
    .filter(({ name }) => tagKey(name).includes(wanted) && !others.has(tagKey(name)))
    .toSorted((one, other) => rank(one) - rank(other) || other.count - one.count)
    .slice(0, most);
}

/** The names in a text that a comma has ended, and what is still being typed. */
export function endedNames(text: string): { names: string[]; typing: string } {
  const [, ended = "", typing = ""] = /^(.*[,，、\n])?(.*)$/su.exec(text) ?? [];
  return { names: tagNames(ended), typing: typing.trimStart() };
}
