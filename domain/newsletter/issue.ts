import * as v from "valibot";
import type { deliveries, newsletterIssues } from "#db/schema.ts";
import type { Segment } from "./segment/segment.ts";
import { letterInput, type LetterInput } from "../letter/letter-input.ts";
import type { WithTimes } from "#db/d1/with-times.ts";

export type DeliveryState = (typeof deliveries.$inferSelect)["state"];

type Row = Omit<typeof newsletterIssues.$inferSelect, "content" | "html" | "text" | "sender">;
/** Scheduled: the audience is not frozen yet. Holding: it is frozen, and the whole send can still be undone. */
export type IssueState = Row["state"];

const untouched = {
  accepted: 0,
  failed: 0,
  uncertain: 0,
  skipped: 0,
  waiting: 0,
  delivered: 0,
  bounced: 0,
  complained: 0,
};

/**
 * The deliveries of an issue, counted: `audience` is the sum of accepted, failed, uncertain, skipped and waiting at any
 * moment. `waiting` includes claimed deliveries; `accepted` includes those that the provider has since reported as
 * `delivered`, `bounced` or `complained`.
 */
export type Balance = { audience: number } & typeof untouched;

/** What its owner sees of an issue: the columns that `issueColumns` selects, with its balance in place of the audience. */
export type LetterIssue = WithTimes<Omit<Row, "audience" | "sendKey" | "origin" | "draftId">> & {
  balance: Balance;
};

/** Recipients in a chunk: one queue message, and a number that every transport takes at once. */
export const chunkSize = 100;

/** An issue is public only where the input says so. */
const yesOrNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(["yes", "no", "true", "false", "on", ""], "isPublic must be yes or no."),
    v.transform((word) => ["yes", "true", "on"].includes(word)),
  ),
]);

/** The body of the API call that sends a letter. */
export const sendCallInput = v.object({ ...letterInput.entries, isPublic: v.optional(yesOrNo, false) });

export interface SendInput extends LetterInput {
  /** 8 to 100 letters, digits, `-` and `_`. The same key is the same send, however often it comes. */
  sendKey: string;
  /** The draft in which it was written: deleted in the same step, and restored when the send is undone. */
  draftId?: string;
  /** The version of that draft which was read: nothing is sent where it has another by now. Any, if absent. */
  draftVersion?: number;
  /** Whether the archive shows it once it has gone out; not if absent. */
  isPublic?: boolean;
  /** Whether clicks on its links are counted, without noting who clicked; not if absent. */
  countsClicks?: boolean;
  /** Which confirmed subscribers it is for; all of them if absent. */
  segment?: Segment | null;
  /** The names of its tags in the archive, with commas between them. */
  tags?: string;
  /** When it is to go out; at once if absent. */
  dueAt?: Date;
}

/** The figures of the balance that a delivery in each state adds to. The first one is its part of the audience. */
const countsAs: Record<DeliveryState, (keyof typeof untouched)[]> = {
  waiting: ["waiting"],
  claimed: ["waiting"],
  accepted: ["accepted"],
  delivered: ["accepted", "delivered"],
  bounced: ["accepted", "bounced"],
  complained: ["accepted", "complained"],
  failed: ["failed"],
  uncertain: ["uncertain"],
  skipped: ["skipped"],
};

/** The balance of an issue's delivery rows, counted by state. */
export function balanceOf(audience: number, counts: { state: DeliveryState; count: number }[]): Balance {
  const balance = { audience, ...untouched };
  for (const { state, count } of counts) for (const part of countsAs[state]) balance[part] += count;
  return balance;
}

/** The words on screen for the state of one delivery. */
export const deliveryWords: Record<DeliveryState, string> = {
  waiting: "Waiting",
  claimed: "Sending",
  accepted: "Sent",
  delivered: "Delivered",
  bounced: "Bounced",
  complained: "Marked as spam",
  failed: "Refused",
  uncertain: "Uncertain",
  skipped: "Not sent",
};
