import * as v from "valibot";
import { filled, language, slug } from "../text/fact-fields.ts";
import { tooLong } from "../text/at-most.ts";
import { asked } from "../text/asked.ts";

/** In UTF-16 units; `facts` as JSON. A work with more is refused when it is saved. */
export const workLimits = { slug: 100, title: 200, position: 200, facts: 200_000 };

const atMost = (limit: number) =>
  v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(limit, ({ input }) =>
    tooLong(input, limit),
  );

/** What is said of a work of any kind. */
export const everyWork = {
  title: v.pipe(filled, atMost(workLimits.title), v.title("Title")),
  /** The last part of the address of its page. */
  slug: v.pipe(slug, atMost(workLimits.slug), v.title("Slug")),
  /** Of its texts, where it is not the site’s. */
  language: v.optional(v.pipe(language, v.title("Language"))),
};

/** How a form asks for the alt text of a picture. */
export const describes = asked<string>({ as: "text", rows: 2 });
