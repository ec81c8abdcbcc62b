import { cut } from "@toadstool/markdown/cut";
import type { WithTimes } from "#db/d1/with-times.ts";
import * as v from "valibot";
import type { notes } from "#db/schema.ts";
import { imageIdOf, uploadLimits } from "../media/image.ts";
import { atMost } from "../text/at-most.ts";
import { translationFields } from "../translations/translation.ts";
import { typedAddress } from "../text/typed-address.ts";

type Row = typeof notes.$inferSelect;

/** A thought, a photograph or a link, without a title of its own. */
export type Note = WithTimes<Omit<Row, "key" | "html" | "rule" | "deletedAt" | "translationGroup">> & {
  /** The id of another note that it is a translation of; "" for none. */
  translationOf: string;
};

export const noteLimits = { content: 5000, link: 2000, pictures: 8, key: 100 };

export const notesPath = "/notes";

export function notePath(id: string): string {
  return `${notesPath}/${id}`;
}

/** No vowels and no characters that look alike: an id is easily read out, and is never a word. */
const idAlphabet = "23456789bcdfghjkmnpqrstvwxz";
const idLength = 8;
export const namesNote = new RegExp(`^[${idAlphabet}]{${idLength}}$`);

export function makeNoteId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idLength));
  return [...bytes].map((byte) => idAlphabet[byte % idAlphabet.length]).join("");
}

const content = v.pipe(
  v.string(),
  v.trim(),
  atMost("The note", noteLimits.content),
  v.check(
    (text) => !/[^\P{Cc}\t\r\n]/u.test(text),
    "The note contains a control character, perhaps from pasting. Please type it again.",
  ),
);

const link = v.pipe(
  v.string(),
  v.transform(typedAddress),
  v.check(
    (address) => address === "" || (/^https?:\/\//i.test(address) && URL.canParse(address)),
    "The link must be an address on the web, like https://example.org/page.",
  ),
  v.transform((address) => (address === "" ? "" : new URL(address).href)),
  atMost("The link", noteLimits.link),
);

const picture = v.object({
  address: v.pipe(
    v.string(),
    v.check(
      (address) => imageIdOf(address) !== null && !/[?#/]/.test(address.slice("/media/".length)),
      "A picture’s address is that of an image of the library, like /media/abcdefghijklmnop.",
    ),
  ),
  alt: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/\s+/g, " ").trim()),
      atMost("The description of the picture", uploadLimits.alt),
    ),
    "",
  ),
});

const fields = {
  content: v.optional(content, ""),
  link: v.optional(link, ""),
  pictures: v.optional(
    v.pipe(
      v.array(picture),
      v.maxLength(noteLimits.pictures, `A note shows at most ${noteLimits.pictures} pictures.`),
    ),
    [],
  ),
  ...translationFields,
};

const isNothing = "Write something, add a picture or give a link.";
const holdsSomething = ({ content: text, link: to, pictures }: NoteFields) =>
  text !== "" || to !== "" || pictures.length > 0;

type NoteFields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

/** What makes a note. */
export const noteInput = v.pipe(
  v.object({
    ...fields,
    key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, "key must be a UUID or its like."))),
  }),
  v.check((note) => holdsSomething(note), isNothing),
);
export type NoteInput = v.InferOutput<typeof noteInput>;

/** What changes a note. `version`, where given, is the one the change was based on. */
export const noteChangeInput = v.pipe(
  v.object({
    ...fields,
    version: v.optional(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.integer())),
  }),
  v.check((note) => holdsSomething(note), isNothing),
);
export type NoteChange = v.InferOutput<typeof noteChangeInput>;

/** A link as it is shown: its host and path, shortened. */
export function linkWords(link: string): string {
  const { host, pathname } = new URL(link);
  const words = (host.replace(/^www\./, "") + pathname).replace(/\/$/, "");
  return words.length > longestLink ? `${cut(words, longestLink).trimEnd()}…` : words;
}

const longestLink = 60;
