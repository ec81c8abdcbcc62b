import * as v from "valibot";
import type { drafts } from "#db/schema.ts";
import { limits } from "../posts/post.ts";
import { instantInput } from "../calendar/instant-input.ts";
import { timeZoneInput } from "../calendar/time-zone.ts";
import { changeInput } from "../changes/change-key.ts";
import type { WithTimes } from "#db/d1/with-times.ts";
import { postSeriesInput } from "../post-series/post-series.ts";
import { translationFields } from "../translations/translation.ts";
import { tagsInput } from "../tags/tag.ts";
import { atMost } from "../text/at-most.ts";

/** What a draft becomes. */
export const draftKinds = ["post", "letter", "page", "welcome"] as const;
/** How a page shows its text: "" as it is, `links` as a list of buttons. */
const pageTemplates = ["", "links"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Of drafts in a list: `failed` was not published at its time. */
export const draftStates = ["unscheduled", "scheduled", "failed"] as const;
export type DraftState = (typeof draftStates)[number];

/** A text on its way: every field may still be empty. A letter's subject is its title; it has no more fields than that and its text. */
export type Draft = WithTimes<
  Omit<typeof drafts.$inferSelect, "deletedAt" | "tags" | "sending" | "translationGroup">
> & {
  words: number;
  /** The names of those that it gets when it is published. */
  tags: string[];
  /** The slug or id of another text of its kind that it is a translation of; "" for none. */
  translationOf: string;
};

const text = (name: string, limit: number) => v.optional(v.pipe(v.string(), atMost(name, limit)), "");

const fields = {
  title: text("The title", limits.title),
  summary: text("The summary", limits.summary),
  slug: text("The slug", limits.slug),
  dateString: text("The date", limits.dateString),
  imageUrl: text("The image’s address", limits.imageUrl),
  tags: tagsInput,
  series: postSeriesInput,
  ...translationFields,
  content: text("The text", limits.content),
  /** Of a page: `links` shows its lists of links as buttons. Where it is not given, it stays. */
  template: v.optional(v.picklist(pageTemplates, "template must be “links” or empty.")),
};

export const draftFields = v.object(fields);
export type DraftFields = v.InferOutput<typeof draftFields>;
/** What an author writes, apart from its tags, series and language and how it is shown. */
export type TextFields = Omit<DraftFields, "tags" | "series" | "template" | "language" | "translationOf">;

/** `draftKey` is made once by the form: a request that is sent twice makes one draft. */
export const draftInput = v.object({
  ...fields,
  /** A post, where it is not said. */
  kind: v.optional(v.picklist(draftKinds, "kind must be post, letter, page or welcome.")),
  draftKey: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, "draftKey must be a UUID or a similar string.")),
  ),
});
export type DraftInput = v.InferOutput<typeof draftInput>;

const version = v.optional(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.integer()));

/** `version`, where given, is the one the change was based on. */
export const draftChangeInput = v.object({ ...fields, version });
export type DraftChange = v.InferOutput<typeof draftChangeInput>;

/** What a program may say besides: when the text was begun, and which bulk change it is part of. */
export const draftCall = v.object({
  ...draftInput.entries,
  createdAt: instantInput("createdAt"),
  change: changeInput,
});
type ProgramFields = { createdAt?: string; change?: string };
export type DraftAsked = DraftInput & ProgramFields;

export const draftChangeCall = v.object({ ...draftChangeInput.entries, change: changeInput });

/** What a page is published with: the version that is meant, and its dates where they are not now. */
export const pageToPublish = v.object({
  version,
  publishedAt: instantInput("publishedAt"),
  updatedAt: instantInput("updatedAt"),
});
export type PageToPublish = v.InferOutput<typeof pageToPublish>;

/** The version of the draft that was open when it was sent off. */
export const baseInput = v.object({ version });

/** A local time like 2026-03-04T09:00, read in `timeZone`; or one that says its offset. */
export const scheduleInput = v.object({
  publishAt: v.pipe(v.string("publishAt is missing."), v.trim(), v.nonEmpty("Choose a day and a time.")),
  timeZone: timeZoneInput,
});
export type ScheduleInput = v.InferOutput<typeof scheduleInput>;
