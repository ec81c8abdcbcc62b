import * as v from "valibot";
import { mediums } from "#domain/art/medium.ts";
import { workKinds } from "#domain/works/work.ts";

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const absentText = v.optional(text);
const moment = v.pipe(text, v.isoTimestamp());

const markdown = v.object({ markdown: text });
const size = v.optional(v.object({ width: v.number(), height: v.number() }));

const projectFacts = v.object({
  slug: text,
  title: text,
  language: absentText,
  date: text,
  text: v.union([text, markdown]),
  story: text,
  tools: v.array(text),
  tags: v.array(text),
  categories: v.array(v.number()),
  image: text,
  centerImage: v.optional(v.boolean()),
  description: text,
  link: absentText,
  extra: v.optional(v.union([v.array(v.object({ label: text, href: text })), markdown])),
  featuredImage: absentText,
  featuredDescription: absentText,
  featuredText: absentText,
  featuredButtonText: absentText,
  featuredLink: absentText,
  featuredSameTab: v.optional(v.boolean()),
  featuredHasAudio: v.optional(v.boolean()),
});

const artworkFacts = v.object({
  slug: text,
  title: text,
  language: absentText,
  date: text,
  medium: v.picklist(mediums),
  made: text,
  words: v.array(text),
  alt: text,
  still: size,
  picture: absentText,
  film: absentText,
  sound: absentText,
  page: absentText,
  pageWords: absentText,
  works: v.optional(v.number()),
  piece: absentText,
  seed: v.optional(v.number()),
  play: v.optional(v.object({ hand: absentText, space: text })),
});

const zineFacts = v.object({
  slug: text,
  title: text,
  language: absentText,
  date: text,
  description: text,
  words: v.array(text),
  alt: text,
  made: text,
  still: size,
  height: v.optional(v.number()),
  pages: v.array(v.object({ picture: absentText, alt: text, transcript: text })),
});

const state = {
  _id: text,
  /** Of its row; the slug of its file where it was never changed. Calls take either. */
  id: text,
  kind: v.picklist(workKinds),
  origin: v.picklist(["file", "overlaid", "own"]),
  /** The slug of its file in `studio/`; null for one made in the admin or here. */
  file: v.nullable(text),
  slug: text,
  title: text,
  /** BCP 47; "" for the site’s. */
  language: text,
  /** Where readers find it. */
  path: text,
  isHidden: v.boolean(),
  /** When readers see it, where that is planned. */
  publishAt: v.nullable(moment),
  /** 0 for a file that was never changed. */
  version: whole,
};

/** A list leaves the facts out: a zine alone may have 200,000 characters of them. */
export const listedWork = v.object({ ...state, date: text, place: whole });

/** What `facts` holds depends on `kind`. */
export const work = v.object({
  ...state,
  /** The slug of another work of its kind; "" for none. */
  translationOf: text,
  tags: v.array(text),
  facts: v.union([projectFacts, artworkFacts, zineFacts]),
});

export const restoredWork = v.object({ id: text, kind: v.picklist(workKinds) });

export const returnedWork = v.object({ file: text });
