import * as v from "valibot";
import { asked } from "#domain/text/asked.ts";
import { fileName, filled, libraryAddress, webAddress } from "#domain/text/fact-fields.ts";
import { describes, everyWork } from "#domain/art/every-work.ts";
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

/** Names with commas between them. */
const names = asked<string[]>({
  as: "line",
  text: {
    read: (text) => [...new Set(text.split(/[,\n]/).flatMap((name) => name.trim() || []))],
    write: (all: string[]) => all.join(", "),
  },
});

/** A portfolio project as `studio/projects/` holds it. */
export const project = v.strictObject({
  ...everyWork,
  /** A range in free text: "Spring 2021", "2019 to 2020". */
  date: v.pipe(
    filled,
    v.title("Date"),
    v.description("In your own words."),
    asked({ width: "half", placeholder: "Spring 2021" }),
  ),
  /** What the archive's card says: plain words, or `{ markdown: "…" }`. */
  text: v.pipe(
    v.union([filled, richText], "must be a text, or { markdown: … }"),
    v.title("Text of the card"),
    v.description("A few sentences for the portfolio."),
    asked({
      as: "text",
      text: {
        read: (text) => text,
        write: (text: string | v.InferOutput<typeof richText>) =>
          typeof text === "string" ? text : text.markdown,
      },
    }),
  ),
  /** On the project's own page. */
  story: v.pipe(filled, v.title("Story (markdown)"), asked({ as: "markdown", rows: 12 })),
  tools: v.pipe(v.array(filled), v.title("Tools"), v.description("Separated by commas."), names),
  tags: v.pipe(
    v.array(filled),
    v.title("Keywords"),
    v.description("The archive’s search finds it by them. Separated by commas."),
    names,
  ),
  /** Codes of studio/categories.ts. */
  categories: v.pipe(
    v.array(v.number("must be a category’s code")),
    v.minLength(1, "needs at least one category code"),
  ),
  /** The cover: a file in studio/public/images/projects/, or one of the library. */
  image: v.pipe(
    v.union(
      [fileName(/\.webp$/, "a .webp file"), libraryAddress],
      "must name a .webp file, or one of the library",
    ),
    v.title("Cover"),
    asked({ alt: "description" }),
  ),
  /** False keeps the cover's top in sight where it is cropped; otherwise its middle. */
  centerImage: v.optional(
    v.pipe(
      v.boolean(),
      v.title("Where the cover is cropped, keep"),
      asked({
        as: "choice",
        options: { "": "its middle", top: "its top" },
        text: { read: () => false, write: (isMiddle: boolean) => (isMiddle ? "" : "top") },
      }),
    ),
  ),
  description: v.pipe(
    filled,
    v.title("Description of the cover"),
    v.description("For people who cannot see it."),
    describes,
  ),
  link: v.optional(v.pipe(webAddress, v.title("Where the code lies"), asked({ placeholder: "https://…" }))),
  /** Links onward, or `{ markdown: "…" }`. */
  extra: v.optional(
    v.lazy((extra) => (Array.isArray(extra) ? v.array(extraLink) : isObject(extra) ? richText : noExtra)),
  ),
  /** A .gif, or a video; a still beside it has the same name and ends in -still.webp. Its presence makes the project a featured one. */
  featuredImage: v.optional(
    v.pipe(
      v.union(
        [fileName(/\.(gif|mp4|webm)$/, "a .gif, .mp4 or .webm file"), libraryAddress],
        "must name a .gif, .mp4 or .webm file, or one of the library",
      ),
      v.title("Featured film"),
    ),
  ),
  featuredDescription: v.optional(
    v.pipe(
      filled,
      v.title("Description of the film"),
      v.description("For people who cannot see it. Without it, the cover’s description is used."),
    ),
  ),
  featuredText: v.optional(v.pipe(filled, v.title("Featured text"), asked({ as: "text", rows: 3 }))),
  featuredButtonText: v.optional(v.pipe(filled, v.title("Text of the button"))),
  featuredLink: v.optional(
    v.pipe(webAddress, v.title("Address of the button"), asked({ placeholder: "/… or https://…" })),
  ),
  featuredSameTab: v.optional(v.pipe(v.boolean(), v.title("The button opens in the same tab"))),
  featuredHasAudio: v.optional(v.pipe(v.boolean(), v.title("The film has sound"))),
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
