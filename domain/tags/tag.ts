import { cut } from "@toadstool/markdown/cut";
import * as v from "valibot";
import type { taggedKinds } from "#db/schema.ts";
import { foldCase } from "../text/fold.ts";
import { isSlug, longestSlug } from "@toadstool/language/is-slug";

/** What brings posts, letters and works about the same thing together. */
export interface Tag {
  slug: string;
  name: string;
}

export type TaggedKind = (typeof taggedKinds)[number];

/** A tag, and how many posts, letters and works that readers see have it. */
export type CountedTag = Tag & { count: number };

/** `name` counts characters; `each`, the tags of one item. */
export const tagLimits = { name: 60, each: 30 };
/** Of the text that names an item's tags. */
export const longestTagText = tagLimits.each * (tagLimits.name + 2);

export const tagsPath = "/tags";
export const tagPath = (slug: string) => `${tagsPath}/${slug}`;
export const tagFeedPath = (slug: string) => `${tagPath(slug)}/feed.xml`;

/**
 * The names in a text like `riso, #paper`, as they are stored: without signs, spaces and commas around them, each once.
 * A name may hold anything else that can be shown.
 */
export function tagNames(text: string): string[] {
  const names = text
    .normalize("NFC")
    // Joiners stay: they make one sign of several emoji. Marks of direction would turn what is written beside a name.
    .replaceAll(/[\u200B\u2060\uFEFF\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, "")
    .split(/[,，、\n]/)
    .map((name) =>
      name
        .replaceAll(/\s+/g, " ")
        .replace(/^ ?#?\s*/, "")
        .trim(),
    )
    .filter((name) => tagKey(name) !== "");
  const first = new Map(names.toReversed().map((name) => [tagKey(name), name]));
  return [...new Set(names.map(tagKey))].map((key) => first.get(key) ?? key);
}

/** The names as one text, which `tagNames` reads again. */
export function tagText(names: readonly (string | Pick<Tag, "name">)[]): string {
  return names.map((named) => (typeof named === "string" ? named : named.name)).join(", ");
}

/** What two names share that are one tag: case, width and the variants of a sign make no difference. */
export function tagKey(name: string): string {
  return foldCase(name.normalize("NFKC"))
    .replaceAll(/[\u200B\u2060\uFEFF]|\uFE0E|\uFE0F/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The slug that none of those taken is: `c`, `c-2`, `c-3`. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

/** A slug as tags can have it: whatever is none of these names no tag. */
export const isTagSlug = (slug: string) => isSlug(slug) && slug.length <= longestSlug;

const isShowable = (name: string) => !/\p{Cc}/u.test(name);

/** The name of one tag. */
export const oneTag = v.pipe(
  v.string("Enter a name."),
  v.transform((typed) => tagText(tagNames(typed))),
  v.nonEmpty("Enter a name."),
  v.check((name) => tagNames(name).length < 2, "A tag’s name cannot contain a comma."),
  v.check(isShort, ({ input }) => tooLong(input)),
  v.check(isShowable, "The name contains a control character, perhaps from pasting. Please type it again."),
);

/** A new name for a tag. */
export const renameTagInput = v.object({
  name: v.pipe(oneTag, v.maxLength(tagLimits.name), v.title("Name")),
});

/** An item's tags, as a text with commas or as a list; what comes out is the text. Left out, they stay as they are. */
export const tagsInput = v.optional(
  v.pipe(
    v.union([v.string(), v.array(v.string())], "tags must be a list of names."),
    v.transform((given) => tagText(tagNames(typeof given === "string" ? given : given.join(",")))),
    v.check(
      (text) => tagNames(text).length <= tagLimits.each,
      ({ input }) =>
        `A text takes ${tagLimits.each} tags at most, and this one has ${tagNames(input).length}. Keep the ones that readers would look for.`,
    ),
    v.check(
      (text) => tagNames(text).every(isShort),
      ({ input }) => tooLong(tagNames(input).find((name) => !isShort(name)) ?? ""),
    ),
    v.check(
      isShowable,
      "The tags contain a control character, perhaps from pasting. Please type them again.",
    ),
  ),
);

function isShort(name: string): boolean {
  return name.length <= tagLimits.name;
}

function tooLong(name: string): string {
  return `A tag has ${tagLimits.name} characters at most; “${cut(name, 20)}…” has ${name.length}.`;
}
