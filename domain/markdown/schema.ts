import { defaultSchema } from "rehype-sanitize";

type Schema = typeof defaultSchema;

/** GitHub's allow-list, with the players of `embeds.ts` and without what a form or a frame could do. */
export const schema: Schema = {
  ...defaultSchema,
  // Authors cannot type an id: footnotes get theirs, already prefixed, from remark-rehype.
  clobber: [],
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    "u",
    "mark",
    "small",
    "abbr",
    "figure",
    "figcaption",
    "iframe",
    "video",
    "audio",
  ],
  protocols: { ...defaultSchema.protocols, src: ["https"], href: ["http", "https", "mailto", "tel"] },
  attributes: {
    ...defaultSchema.attributes,
    figure: [["className", "embed", /^embed-[a-z0-9]+$/], "dataPiece", "dataTitle"],
    iframe: ["src", "title", "loading", "allow", "sandbox", "referrerPolicy"],
    video: ["src", "poster", "title", "controls", "preload", "playsInline"],
    audio: ["src", "title", "controls", "preload"],
  },
};
