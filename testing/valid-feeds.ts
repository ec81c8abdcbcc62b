import { XMLParser, XMLValidator } from "fast-xml-parser";
import * as v from "valibot";

const address = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => /^(https?|mailto):/.test(text), "is no absolute address"),
);
const instant = v.pipe(v.string(), v.isoTimestamp());
const words = v.pipe(v.string(), v.nonEmpty());
const oneOf = <Entry>(entries: Entry[], isWanted: (entry: Entry) => boolean) =>
  entries.filter(isWanted).length === 1;
const distinct = (ids: string[]) => new Set(ids).size === ids.length;

const link = v.strictObject({
  "@rel": v.picklist(["self", "alternate", "enclosure"]),
  "@type": v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
  "@href": address,
  "@length": v.optional(v.pipe(v.string(), v.digits())),
});
type Link = v.InferOutput<typeof link>;
const links = (rel: string) =>
  v.pipe(
    v.array(link),
    v.check((all: Link[]) => oneOf(all, (each) => each["@rel"] === rel), `needs one link “${rel}”`),
  );

const atomEntry = v.strictObject({
  id: address,
  title: words,
  link: links("alternate"),
  published: instant,
  updated: instant,
  category: v.optional(v.array(v.strictObject({ "@term": words }))),
  summary: v.optional(words),
  content: v.strictObject({ "#text": v.string(), "@type": v.literal("html") }),
});

/** RFC 4287, as far as our feeds use it: each element once where it must be, and none that it does not know. */
const atom = v.strictObject({
  "?xml": v.strictObject({ "@version": v.literal("1.0"), "@encoding": v.literal("utf-8") }),
  feed: v.strictObject({
    "@xmlns": v.literal("http://www.w3.org/2005/Atom"),
    "@xml:lang": v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
    id: address,
    title: words,
    subtitle: words,
    updated: instant,
    author: v.strictObject({ name: words, uri: address }),
    link: links("self"),
    icon: address,
    entry: v.optional(
      v.pipe(
        v.array(atomEntry),
        v.check((entries) => distinct(entries.map(({ id }) => id)), "ids must differ"),
      ),
    ),
  }),
});

const author = v.strictObject({ name: words, url: address });

/** https://www.jsonfeed.org/version/1.1/, likewise. */
const jsonFeed = v.strictObject({
  version: v.literal("https://jsonfeed.org/version/1.1"),
  title: words,
  description: words,
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  home_page_url: address,
  feed_url: address,
  icon: address,
  authors: v.array(author),
  items: v.pipe(
    v.array(
      v.strictObject({
        id: address,
        url: address,
        title: words,
        summary: v.optional(words),
        image: v.optional(address),
        date_published: instant,
        date_modified: instant,
        tags: v.optional(v.array(words)),
        content_html: v.string(),
      }),
    ),
    v.check((items) => distinct(items.map(({ id }) => id)), "ids must differ"),
  ),
});

const reader = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name, path) => name === "entry" || name === "category" || String(path).endsWith(".link"),
  htmlEntities: false,
});

/** An Atom feed as a tree; throws where it is no well-formed XML or not as RFC 4287 has it. */
export function readAtom(text: string): v.InferOutput<typeof atom>["feed"] {
  const validity = XMLValidator.validate(text);
  if (validity !== true) throw new Error(validity.err.msg);
  return v.parse(atom, reader.parse(text)).feed;
}

/** A JSON Feed as an object; throws where it is not as its specification has it. */
export function readJsonFeed(text: string): v.InferOutput<typeof jsonFeed> {
  return v.parse(jsonFeed, JSON.parse(text));
}
