import { cut as cutText } from "@toadstool/markdown/cut";
import { saidStates } from "@toadstool/moving-in/states";
import * as v from "valibot";
import { limits } from "../posts/post.ts";
import { oneLine } from "./move.ts";

/** The longest name of an item in its export, and of a file among all that its texts show. */
export const longestSourceId = 300;
/** Texts whose JSON has more bytes are refused: a row holds 2 MB. */
export const largestPayload = 1_600_000;
/** Of a text. */
export const mostRemarks = 20;
export const longestRemark = 500;
const mostOldPaths = 5;
/** Of a page of the former site. */
export const longestOldAddress = 2000;

const cut = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cutText(text, most)),
  );
const sourceId = v.pipe(v.string(), v.nonEmpty("An item has no id."), v.maxLength(longestSourceId));

const moment = v.nullable(
  v.object({
    at: v.pipe(v.string(), v.isoTimestamp("A date is no instant.")),
    day: v.pipe(v.string(), v.isoDate("A day is no date.")),
    hasTime: v.boolean(),
    isGuessed: v.boolean(),
  }),
);

const remark = v.object({ message: oneLine(longestRemark) });

const from = v.variant("in", [
  v.object({ in: v.literal("archive"), bytes: v.number() }),
  v.object({ in: v.literal("text"), bytes: v.number() }),
  v.object({ in: v.literal("web"), url: cut(longestOldAddress) }),
]);

const file = v.object({
  placeholder: cut(40),
  as: v.picklist(["picture", "film", "sound", "file"]),
  from,
  key: sourceId,
  name: oneLine(200),
  alt: oneLine(1000),
  caption: oneLine(500),
  fallback: cut(longestOldAddress),
});
export type StagedFile = v.InferOutput<typeof file>;

const text = v.object({
  type: v.literal("text"),
  kind: v.picklist(["post", "page", "letter"]),
  id: sourceId,
  title: v.pipe(oneLine(limits.title), v.nonEmpty("A text has no title.")),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(limits.slug)),
  oldPaths: v.pipe(
    v.array(cut(limits.imageUrl)),
    v.transform((paths) => paths.slice(0, mostOldPaths)),
  ),
  summary: oneLine(limits.summary),
  markdown: v.string(),
  status: v.picklist(["published", "scheduled", "draft"]),
  isPublic: v.boolean(),
  published: moment,
  created: moment,
  updated: moment,
  tags: v.array(v.string()),
  authors: v.array(v.string()),
  series: cut(200),
  cover: v.nullable(file),
  files: v.array(file),
  remarks: v.pipe(
    v.array(remark),
    v.transform((remarks) => remarks.slice(0, mostRemarks)),
  ),
});
export type StagedText = v.InferOutput<typeof text>;

const subscriber = v.object({
  type: v.literal("subscriber"),
  id: sourceId,
  email: cut(1000),
  status: v.picklist(["confirmed", ...saidStates]),
  says: v.optional(oneLine(200), ""),
  tags: v.array(v.string()),
});
export type StagedSubscriber = v.InferOutput<typeof subscriber>;

/** An item as the reader of exports gives it, in JSON: of a file inside the export, its bytes alone are named. */
const item = v.variant("type", [
  text,
  subscriber,
  v.object({ type: v.literal("picture"), id: sourceId, file }),
  v.object({
    type: v.literal("redirect"),
    id: sourceId,
    from: cut(longestOldAddress),
    to: cut(longestOldAddress),
  }),
  v.object({ type: v.literal("remark"), remark, count: v.optional(v.number()) }),
]);
export type StagedItem = v.InferOutput<typeof item>;

/** Some items in the order of the export; `place` is that of the first. The same items may be sent again. */
export const stageInput = v.object({
  place: v.pipe(v.number(), v.integer(), v.minValue(0)),
  items: v.pipe(v.array(item), v.maxLength(100, "100 items are sent at once at most.")),
});
export type StageInput = v.InferOutput<typeof stageInput>;
