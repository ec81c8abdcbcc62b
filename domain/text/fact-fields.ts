/** Kinds of facts that several content files hold. Each message completes "studio/x.ts: field …". */
import { languageTag } from "@toadstool/language";
import { isSlug } from "@toadstool/language/is-slug";
import * as v from "valibot";
import { asked } from "./asked.ts";

export const filled = v.pipe(
  v.string("must be a text"),
  v.check((text) => text.trim() !== "", "is empty"),
);

/** Texts of a paragraph each; at least one. */
export const paragraphs = v.pipe(
  v.array(filled),
  v.minLength(1, "needs a paragraph"),
  asked({ as: "paragraphs" }),
);

/** The last part of an address. */
export const slug = v.pipe(v.string(), v.check(isSlug, "takes lower-case letters, digits and dashes"));

/** A page of this site ("/…") or a whole address. */
export const webAddress = v.pipe(
  v.string("must be a text"),
  v.regex(/^(\/(?!\/)|https?:\/\/)\S*$/, "must start with “/” or “https://” and hold no spaces"),
  asked({ as: "address" }),
);

export const mailAddress = v.pipe(v.string(), v.regex(/^mailto:\S+@\S+$/));

/** A file's name without its folder. */
export function fileName(ending: RegExp, words: string) {
  return v.pipe(
    v.string("must be a text"),
    v.regex(/^[\w.-]+$/, "must be a file’s name alone, without a folder or spaces"),
    v.regex(ending, `must name ${words}`),
  );
}

/** A file of the library: `/media/` and its id. */
export const libraryAddress = v.pipe(
  v.string("must be a text"),
  v.regex(/^\/media\/[a-z0-9]{16}$/, "must be a file of the library, like “/media/abcdefghijklmnop”"),
  asked({ as: "picture" }),
);

/** A language’s tag, in the spelling of BCP 47. */
export const language = v.pipe(
  v.string("must be a language’s tag"),
  v.check(
    (tag) => tag === "" || languageTag(tag) !== null,
    "is no language’s tag; write one like “de”, “ja” or “pt-BR”",
  ),
  v.transform((tag) => languageTag(tag) ?? ""),
  asked({ as: "language" }),
);
