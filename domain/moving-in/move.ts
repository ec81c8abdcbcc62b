import { cut } from "@toadstool/markdown/cut";
import * as v from "valibot";
import type { moveItems, moves } from "#db/schema.ts";
import { decisions } from "../subscribers/importing/import.ts";
import type { WithTimes } from "#db/d1/with-times.ts";

type Row = typeof moves.$inferSelect;

/** An export that is brought in, or was. */
export type Move = WithTimes<Omit<Row, "heldUntil">>;
export type MoveState = Move["state"];

export type MoveItemRow = typeof moveItems.$inferSelect;
export type MoveItemKind = MoveItemRow["kind"];
export type MoveItemState = MoveItemRow["state"];

/** For people. */
export const moveStateWords: Record<MoveState, string> = {
  arriving: "Not read to its end",
  staged: "Read, nothing brought in yet",
  running: "Moving in",
  paused: "Paused",
  done: "Moved in",
  undoing: "Being undone",
  undone: "Undone",
};
export const moveStates = Object.keys(moveStateWords) as MoveState[];

/** One of each kind, and several. */
export const itemWords: Record<MoveItemKind, [string, string]> = {
  post: ["post", "posts"],
  page: ["page", "pages"],
  letter: ["letter", "letters"],
  file: ["file", "files"],
  redirect: ["redirect", "redirects"],
  remark: ["remark", "remarks"],
};
export const moveItemKinds = Object.keys(itemWords) as MoveItemKind[];

export const itemStateWords: Record<MoveItemState, string> = {
  waiting: "Waiting",
  done: "Here",
  left: "Left out",
  failed: "Failed",
  undone: "Removed",
  kept: "Kept",
};
export const moveItemStates = Object.keys(itemStateWords) as MoveItemState[];

/** What a list shows of an item. */
export type ListedItem = Pick<
  MoveItemRow,
  | "kind"
  | "sourceId"
  | "place"
  | "title"
  | "isPublished"
  | "state"
  | "trouble"
  | "remarks"
  | "address"
  | "bytes"
>;

/** What wrote an export, by the names that people know. */
const systemNames: Record<string, string> = {
  ghost: "Ghost",
  wordpress: "WordPress",
  substack: "Substack",
  medium: "Medium",
  beehiiv: "beehiiv",
  buttondown: "Buttondown",
  wix: "Wix",
  hugo: "Hugo",
  jekyll: "Jekyll",
  astro: "Astro",
  markdown: "a folder of Markdown",
  toadstool: "another Toadstool",
  subscribers: "a list of subscribers",
};

export const systemName = (system: string) =>
  Object.hasOwn(systemNames, system) ? (systemNames[system] ?? system) : system;

export const moveLimits = { name: 200, site: 2000, system: 20 };

/** Days for which an export waits for the owner’s word. */
export const stagedDays = 7;

/** A text in one line of at most that many characters: what is longer is cut. */
export const oneLine = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cut(text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim(), most)),
  );

/** What begins a move. `moveKey` is made once: a request that is sent twice begins one move. */
export const newMoveInput = v.object({
  system: v.picklist(Object.keys(systemNames), "system must be the name of a system that can be read."),
  name: v.pipe(oneLine(moveLimits.name), v.nonEmpty("name is missing.")),
  site: v.optional(oneLine(moveLimits.site), ""),
  moveKey: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, "moveKey must be a UUID or its like.")),
});
export type NewMove = v.InferOutput<typeof newMoveInput>;

export const moveActs = ["start", "pause", "resume", "retry", "undo"] as const;

/**
 * What the owner asks of a move. `consent`: how its readers agreed; without it no subscriber is added. `decisions`: what is meant
 * by each note of the report's `said`; with a note that has none, nothing is brought in.
 */
export const moveActInput = v.object({
  act: v.picklist(moveActs, `act must be one of ${moveActs.join(", ")}.`),
  consent: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => text === "" || text.length >= 10,
        "Describe in a few words how these people agreed to receive your letters.",
      ),
      v.maxLength(1000, "The note is too long: 1,000 characters at most."),
    ),
    "",
  ),
  decisions: v.optional(
    v.record(v.string(), v.picklist(decisions, `A decision must be one of ${decisions.join(", ")}.`)),
    {},
  ),
});
export type MoveActInput = v.InferOutput<typeof moveActInput>;
