import { formatDate } from "@toadstool/language";
import * as v from "valibot";
import type { posts } from "#db/schema.ts";
import { decodeSlug, isSlug, longestSlug } from "@toadstool/language/is-slug";
import { atMost } from "../text/at-most.ts";
import { timeZoneInput } from "../calendar/time-zone.ts";
import { postSeriesInput } from "../post-series/post-series.ts";
import { type Tag, tagsInput } from "../tags/tag.ts";
import type { WithTimes } from "#db/d1/with-times.ts";
import { instantInput } from "../calendar/instant-input.ts";
import { changeInput } from "../changes/change-key.ts";
import { translationFields } from "../translations/translation.ts";

type Row = typeof posts.$inferSelect;

/** A post without its text: what lists and links show. `imageUrl` is "" where the post has none: see `cover.ts`. */
export type PostSummary = WithTimes<
  Pick<
    Row,
    "id" | "slug" | "title" | "summary" | "imageUrl" | "dateString" | "publishedAt" | "likes" | "language"
  >
> & {
  tags: Tag[];
  /** The name of the series that it is a part of; "" for none. */
  series: string;
};

/** `html` is the whole of it, wherever it lies. */
export type Post = PostSummary &
  Pick<Row, "content" | "html" | "datetime" | "version"> & {
    /** The slug of another post that it is a translation of, or of a draft; "" for none. */
    translationOf: string;
  };

export const limits = {
  title: 200,
  summary: 500,
  slug: longestSlug,
  dateString: 100,
  imageUrl: 2000,
  content: 500_000,
};

/**
 * The part of the date that is shown: everything before the first comma. A day as the site itself writes it is shown as `language`
 * has days; any other is an author’s own wording.
 */
export function displayDate(dateString: string, language: string): string {
  const key = `${language} ${dateString}`;
  const known = shownDates.get(key) ?? dateIn(dateString, language);
  if (shownDates.size >= mostShownDates) shownDates.clear();
  shownDates.set(key, known);
  return known;
}

/** The dates of a list, which take longer to read than the rest of a card. */
const shownDates = new Map<string, string>();
const mostShownDates = 1000;

function dateIn(dateString: string, language: string): string {
  const written = dateString.split(",")[0]?.trim() ?? "";
  const at = /^[1-9]\d? [A-Z][a-z]+ \d{4}$/.test(written)
    ? Date.parse(`${written} 00:00:00 GMT`)
    : Number.NaN;
  return Number.isNaN(at) ? written : formatDate(language, at, { dateStyle: "long", timeZone: "UTC" });
}

/** Tabs and line ends are fine; what no page and no feed can show is not. */
const showable = (name: string) =>
  v.check<string, string>(
    (text) => !/[^\P{Cc}\t\r\n]/u.test(text),
    `${name} contains a control character, perhaps from pasting. Please type it again.`,
  );

const optionalText = (name: string, limit: number) =>
  v.optional(v.pipe(v.string(), v.trim(), atMost(name, limit), showable(name)), "");

const requiredText = (name: string, limit: number) =>
  v.pipe(
    v.string(`${name} is missing.`),
    v.trim(),
    v.nonEmpty(`${name} is missing. Please fill it in.`),
    atMost(name, limit),
    showable(name),
  );

const slug = v.pipe(
  v.string("The slug is missing."),
  v.transform(decodeSlug),
  requiredText("The slug", limits.slug),
  v.check(
    isSlug,
    "The slug may hold lower-case letters, digits and single dashes between them, like my-first-post.",
  ),
);

/** A picture's address: on this site (a path) or on the web (https). */
const imageUrl = v.pipe(
  optionalText("The image’s address", limits.imageUrl),
  v.check(
    isPictureAddress,
    "The image’s address must start with https:// or, for a picture of this site, with a single /.",
  ),
);

function isPictureAddress(address: string): boolean {
  if (address === "") return true;
  if (/[\s"'<>\\]/.test(address)) return false;
  if (address.startsWith("/")) return !address.startsWith("//");
  return /^https:\/\//i.test(address) && URL.canParse(address);
}

const content = v.optional(v.pipe(v.string(), atMost("The text", limits.content)), "");

const fields = {
  title: requiredText("The title", limits.title),
  summary: requiredText("The summary", limits.summary),
  slug,
  dateString: optionalText("The date", limits.dateString),
  imageUrl,
  tags: tagsInput,
  series: postSeriesInput,
  ...translationFields,
  content,
  timeZone: timeZoneInput,
};

/** What makes a new post. */
export const newPostInput = v.object({
  ...fields,
  datetime: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/, "datetime must look like 2026-03-04 09:12:00."),
    ),
  ),
  /** Made once by the form: a text that is sent twice is published once. */
  publishKey: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, "publishKey must be a UUID or its like.")),
  ),
});
export type NewPost = v.InferOutput<typeof newPostInput>;

/** What changes a post. `version`, where given, is the one the change was based on. */
export const postChangeInput = v.object({
  ...fields,
  version: v.optional(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.integer())),
});
export type PostChange = v.InferOutput<typeof postChangeInput>;

/** What a program may say of a text besides: its dates, whether webhooks are notified, and which bulk change it is part of. */
const programFields = {
  updatedAt: instantInput("updatedAt"),
  announce: v.optional(v.boolean("announce must be true or false."), true),
  change: changeInput,
};
type ProgramFields = { publishedAt?: string; updatedAt?: string; announce?: boolean; change?: string };

/** `publishedAt` is exact; without it, the post’s date is what `dateString` and `datetime` say. */
export const newPostCall = v.object({
  ...newPostInput.entries,
  publishedAt: instantInput("publishedAt"),
  ...programFields,
});
export type NewPostAsked = NewPost & ProgramFields;

export const postChangeCall = v.object({ ...postChangeInput.entries, ...programFields });
export type PostChangeAsked = PostChange & Omit<ProgramFields, "publishedAt">;

/** What has to be typed before a text can be published or saved. */
export function missingIn({
  title,
  slug,
  summary,
}: {
  title: string;
  slug: string;
  summary: string;
}): string[] {
  const needed = { "a title": title, "a slug": slug, "a summary": summary };
  return Object.entries(needed).flatMap(([name, text]) => (text.trim() === "" ? [name] : []));
}
