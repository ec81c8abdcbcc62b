import { defaultSchema } from "rehype-sanitize";
import { dataName, type Dialect } from "../dialect.ts";

type Schema = typeof defaultSchema;

/** GitHub's allow-list, with players and placeholders (`embeds.ts`) and without what a form or a frame could do. */
export function schemaOf({ placeholders = {} }: Dialect): Schema {
  return {
    ...defaultSchema,
    // Authors cannot type an id: footnotes get theirs, already prefixed, from remark-rehype.
    clobber: [],
    tagNames: [...(defaultSchema.tagNames ?? []), ...moreElements],
    protocols: { ...defaultSchema.protocols, src: ["https"], href: ["http", "https", "mailto", "tel"] },
    attributes: {
      ...defaultSchema.attributes,
      figure: [
        ["className", "embed", /^embed-[a-z0-9]+$/],
        ...Object.values(placeholders).map(dataName),
        "dataTitle",
      ],
      iframe: ["src", "title", "loading", "allow", "sandbox", "referrerPolicy"],
      video: ["src", "poster", "title", "controls", "preload", "playsInline"],
      audio: ["src", "title", "controls", "preload"],
    },
  };
}

const moreElements = ["u", "mark", "small", "abbr", "figure", "figcaption", "iframe", "video", "audio"];
