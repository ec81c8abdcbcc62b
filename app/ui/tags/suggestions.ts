import { type CountedTag, tagKey, tagNames } from "#domain/tags/tag.ts";

/** Suggestions that are shown at a time. */
const most = 8;

/** The name that is being typed at the caret, and where it is in the text. */
function nameAt(text: string, caret: number): { typed: string; start: number; end: number } {
  const start = text.lastIndexOf(",", caret - 1) + 1;
  const comma = text.indexOf(",", caret);
  const end = comma < 0 ? text.length : comma;
  return { typed: text.slice(start, end).trim(), start, end };
}

/** Tags whose names hold what is typed at the caret, those that begin with it first; none that the text has already. */
export function suggestionsFor(tags: readonly CountedTag[], text: string, caret: number): CountedTag[] {
  const { typed, start, end } = nameAt(text, caret);
  const wanted = tagKey(typed.replace(/^#/, ""));
  const others = new Set(tagNames(`${text.slice(0, start)},${text.slice(end)}`).map(tagKey));
  const rank = ({ name }: CountedTag) => (tagKey(name).startsWith(wanted) ? 0 : 1);
  return tags
    .filter(
      ({ name }) => tagKey(name).includes(wanted) && tagKey(name) !== wanted && !others.has(tagKey(name)),
    )
    .toSorted((one, other) => rank(one) - rank(other) || other.count - one.count)
    .slice(0, most);
}

/** The text with `name` in place of what is typed at the caret, ready for the next one. */
export function withName(text: string, caret: number, name: string): string {
  const { start, end } = nameAt(text, caret);
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end + 1).trim();
  return `${before && `${before} `}${name}, ${after}`;
}

/** The text with a comma after what is typed at its end. */
export function withComma(text: string): string {
  const typed = text.trimEnd();
  return typed === "" || typed.endsWith(",") ? text : `${typed}, `;
}
