import * as v from "valibot";
import { letterInput, type LetterInput } from "../letter/letter-input.ts";

export type DeliveryState =
  | "waiting"
  | "claimed"
  | "accepted"
  | "delivered"
  | "bounced"
  | "complained"
  | "failed"
  | "uncertain"
  | "skipped";

/** Scheduled: nobody is counted yet. Holding: the audience is frozen, and the send can still be taken back whole. */
export type IssueState = "scheduled" | "holding" | "sending" | "paused" | "cancelled" | "sent";

/**
 * A letter's account: `audience` is the sum of accepted, failed, uncertain, skipped and waiting, at any moment.
 * `waiting` counts those being sent; `accepted` counts those of whom the provider has told more since, which
 * `delivered`, `bounced` and `complained` tell apart.
 */
export interface Balance {
  audience: number;
  accepted: number;
  failed: number;
  uncertain: number;
  skipped: number;
  waiting: number;
  delivered: number;
  bounced: number;
  complained: number;
}

export interface LetterIssue {
  id: string;
  subject: string;
  /** Its address in the archive, under /letters/. */
  slug: string;
  isPublic: boolean;
  state: IssueState;
  /** ISO 8601, as all moments here. When the send was asked for. */
  startedAt: string;
  /** No mail leaves before. */
  dueAt: string | null;
  /** Sending rests until then, because of `heldBecause`. */
  heldUntil: string | null;
  heldBecause: string;
  finishedAt: string | null;
  balance: Balance;
}

/** How many recipients are sent to at once: what a message of the queue stands for, and what every transport takes. */
export const chunkSize = 100;

/** A letter is public where this is said in so many words, and in no other case. */
const yesOrNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(["yes", "no", "true", "false", "on", ""], "isPublic must be yes or no."),
    v.transform((word) => ["yes", "true", "on"].includes(word)),
  ),
]);

/** What the API takes to send a letter. */
export const sendCallInput = v.object({ ...letterInput.entries, isPublic: v.optional(yesOrNo, false) });

export interface SendInput extends LetterInput {
  /** 8 to 100 letters, digits, `-` and `_`. The same key is the same send, however often it comes. */
  sendKey: string;
  /** The draft it was written as: put away in the same step, and brought back where the send is taken back. */
  draftId?: string;
  /** Whether the archive shows it once it has gone out; not if absent. */
  isPublic?: boolean;
  /** When it is to go out; at once if absent. */
  dueAt?: Date;
}

const untouched: Balance = {
  audience: 0,
  accepted: 0,
  failed: 0,
  uncertain: 0,
  skipped: 0,
  waiting: 0,
  delivered: 0,
  bounced: 0,
  complained: 0,
};

/** What of the balance a delivery in each state counts as, first its share of the audience. */
const countsAs: Record<DeliveryState, (keyof Balance)[]> = {
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
  const balance = { ...untouched, audience };
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
