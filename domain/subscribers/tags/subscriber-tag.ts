import * as v from "valibot";
import { asked } from "../../text/asked.ts";
import { tagKey, tagLimits, tagNames, tagsInput } from "../../tags/tag.ts";

/** The names that a text lists, with the keys by which they are compared. */
export function keyedTags(text: string): { key: string; name: string }[] {
  return tagNames(text).map((name) => ({ key: tagKey(name), name }));
}

/** The same of a cell of an imported list, of which what is no tag is left out. */
export function tagsInCell(cell: string): { key: string; name: string }[] {
  return keyedTags(cell)
    .filter(
      ({ key, name }) => name.length <= tagLimits.name && key.length <= longestKey && !/\p{Cc}/u.test(name),
    )
    .slice(0, tagLimits.each);
}

/** Some signs become many when they are compared. */
export const longestKey = 2 * tagLimits.name;

/** A subscriber's tags as they were typed, and as they were on the page. */
export const subscriberTagsInput = v.object({
  tags: v.optional(
    v.pipe(
      tagsInput.wrapped,
      v.check(
        (text) => keyedTags(text).every(({ key }) => key.length <= longestKey),
        "One of the tags is too long.",
      ),
      v.title("Tags of this subscriber"),
      v.description(
        "Words of your own, with commas between them. Only you see them; a letter can go to those who have a tag.",
      ),
      asked({ as: "line", placeholder: "Ex: friends, press" }),
    ),
    "",
  ),
  before: v.string(),
});
