import * as v from "valibot";
import { fileName, filled, language, libraryAddress, slug, webAddress } from "#domain/text/fact-fields.ts";
import { live, plan, plate } from "./making.ts";

/**
 * Words with emphasis, links, lists or pictures in them. A card has its own heading, and a footnote's mark
 * would be there twice where two cards have one.
 */
const richText = v.strictObject({
  markdown: v.pipe(
    filled,
    v.check(
      (markdown) => !/^ {0,3}#{1,6}\s|^\S.*\n {0,3}(=+|-+)\s*$|\[\^/m.test(markdown),
      "takes no headings and no footnotes",
    ),
  ),
});

/** A link from a project to a page of this site or of another. */
const extraLink = v.strictObject({ label: filled, href: webAddress });
export type ExtraLink = v.InferOutput<typeof extraLink>;

const isObject = (value: unknown) => typeof value === "object" && value !== null;
const noExtra = v.never("must be a list of links, or { markdown: … }");

/** A portfolio project as `studio/projects/` holds it. */
export const project = v.strictObject({
  /** The last part of the page's address. */
  slug,
  title: filled,
  /** Of its texts, where it is not the site’s. */
  language: v.optional(language),
  /** A range in free text: "Spring 2021", "2019 to 2020". */
  date: filled,
  /** What the archive's card says: plain words, or `{ markdown: "…" }`. */
  text: v.union([filled, richText], "must be a text, or { markdown: … }"),
  /** The longer story on the project's own page, in markdown. */
  story: filled,
  tools: v.array(filled),
  tags: v.array(filled),
  /** Codes of studio/categories.ts. */
  categories: v.pipe(
    v.array(v.number("must be a category’s code")),
    v.minLength(1, "needs at least one category code"),
  ),
  /** The cover: a file in studio/public/images/projects/, or one of the library. */
  image: v.union(
    [fileName(/\.webp$/, "a .webp file"), libraryAddress],
    "must name a .webp file, or one of the library",
  ),
  /** False keeps the cover's top in sight where it is cropped; otherwise its middle. */
  centerImage: v.optional(v.boolean()),
  /** Describes the cover to people who cannot see it. */
  description: filled,
  /** Where the code lies. */
  link: v.optional(webAddress),
  /** Links onward, or `{ markdown: "…" }`. */
  extra: v.optional(
    v.lazy((extra) => (Array.isArray(extra) ? v.array(extraLink) : isObject(extra) ? richText : noExtra)),
  ),
  /** A .gif, or a video; a still beside it has the same name and ends in -still.webp. Its presence makes the project a featured one. */
  featuredImage: v.optional(
    v.union(
      [fileName(/\.(gif|mp4|webm)$/, "a .gif, .mp4 or .webm file"), libraryAddress],
      "must name a .gif, .mp4 or .webm file, or one of the library",
    ),
  ),
  /** Describes it to people who cannot see it; without it the cover's description does. */
  featuredDescription: v.optional(filled),
  featuredText: v.optional(filled),
  featuredButtonText: v.optional(filled),
  featuredLink: v.optional(webAddress),
  featuredSameTab: v.optional(v.boolean()),
  featuredHasAudio: v.optional(v.boolean()),
  /** The cover's plates in the order of the press. */
  process: v.optional(v.array(plate)),
  plan: v.optional(plan),
  live: v.optional(live),
});

export type Project = v.InferOutput<typeof project>;

/** How many projects are shown above the archive. */
export const mostFeatured = 3;

export function featuredProjects<P extends Pick<Project, "featuredImage">>(projects: P[]): P[] {
  return projects.filter(({ featuredImage }) => featuredImage !== undefined).slice(0, mostFeatured);
}
