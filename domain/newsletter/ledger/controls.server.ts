import { and, eq, exists, inArray, isNull, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { batch } from "#db/batch.server.ts";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { type Refused, refuse } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { finishIssue, issueExists, issueIn, isToConfirmed, selectIssue } from "./issue-rows.server.ts";
import { enqueueWaiting } from "./queue.server.ts";
import type { IssueState, LetterIssue } from "../issue.ts";

type Storage = Pick<Services, "db" | "clock">;
type Queueing = Pick<Services, "db" | "clock" | "letters" | "settings">;
/** Null where there is no such issue. */
type Outcome = Promise<LetterIssue | Refused | null>;

/** Stops an issue from the next claim on; the answer to a claim that the transport already has is still recorded. */
export async function pauseIssue(services: Storage, _owner: Owner, id: string): Outcome {
  const { db } = services;
  const after = await batch(db, {
    paused: db
      .update(newsletterIssues)
      .set({ state: "paused" })
      .where(isIn(id, ["sending"])),
    ...selectIssue(services, id),
  });
  return issueAfter(after, ["paused"], "Only a letter that is being sent can be paused.");
}

export async function resumeIssue(services: Queueing, _owner: Owner, id: string): Outcome {
  const { db } = services;
  const { resumed, ...after } = await batch(db, {
    resumed: db
      .update(newsletterIssues)
      .set({ state: "sending", heldUntil: null, heldBecause: "" })
      .where(isIn(id, ["paused"]))
      .returning({ id: newsletterIssues.id }),
    finished: finishIssue(services, id),
    ...selectIssue(services, id),
  });
  if (resumed.length > 0) await enqueueWaiting(services, id);
  return issueAfter(after, ["sending", "sent"], "Only a paused letter can be resumed.");
}

/** Skips every waiting delivery; mails that have left stay as they are. */
export async function cancelIssue(services: Storage, _owner: Owner, id: string): Outcome {
  const { db, clock } = services;
  const now = clock();
  const cancellable = ["sending", "paused"] as const;
  const after = await batch(db, {
    skipped: db
      .update(deliveries)
      .set({ state: "skipped", settledAt: now, reason: "Cancelled by the owner." })
      .where(
        and(
          eq(deliveries.issueId, id),
          eq(deliveries.state, "waiting"),
          issueExists(services, isIn(id, [...cancellable])),
        ),
      ),
    cancelled: db
      .update(newsletterIssues)
      .set({ state: "cancelled", finishedAt: now, heldUntil: null, heldBecause: "" })
      .where(isIn(id, [...cancellable])),
    ...selectIssue(services, id),
  });
  return issueAfter(after, ["cancelled"], tooLateToCancel);
}

const tooLateToCancel = "There is nothing left to cancel. If sending has not started, undo the send instead.";

/** Puts the failed deliveries of confirmed subscribers back to waiting. */
export function retryFailed(services: Queueing, _owner: Owner, id: string): Outcome {
  return waitAgain(
    services,
    id,
    "failed",
    "There are no failed deliveries to people who are still subscribed.",
  );
}

/**
 * The owner's decision about the uncertain deliveries: count them as accepted, or send again, so that some subscribers
 * may receive the letter twice.
 */
export async function settleUncertain(
  services: Queueing,
  _owner: Owner,
  id: string,
  decision: "accepted" | "again",
): Outcome {
  const none = "There are no uncertain deliveries.";
  if (decision === "again") return waitAgain(services, id, "uncertain", none);
  const { db, clock } = services;
  const after = await batch(db, {
    accepted: db
      .update(deliveries)
      .set({ state: "accepted", settledAt: clock(), reason: "Counted as accepted by the owner." })
      .where(and(eq(deliveries.issueId, id), eq(deliveries.state, "uncertain"))),
    ...selectIssue(services, id),
  });
  return issueIn(after);
}

const running: IssueState[] = ["sending", "paused", "sent"];

async function waitAgain(
  services: Queueing,
  id: string,
  from: "failed" | "uncertain",
  none: string,
): Outcome {
  const { db } = services;
  const others = alias(deliveries, "others");
  // A claim is repeated only as a whole: while other rows of it wait for that, this row has to stay in it.
  const isClaimOpen = db
    .select({ id: others.subscriberId })
    .from(others)
    .where(
      and(
        eq(others.issueId, id),
        eq(others.state, "claimed"),
        eq(others.chunk, deliveries.chunk),
        eq(others.claimId, deliveries.claimId),
      ),
    );
  const waiting = db
    .select({ id: deliveries.subscriberId })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, id), eq(deliveries.state, "waiting")));
  const { again, ...after } = await batch(db, {
    again: db
      .update(deliveries)
      .set({ state: "waiting", settledAt: null, reason: null, attempts: 0 })
      .where(
        and(
          eq(deliveries.issueId, id),
          eq(deliveries.state, from),
          isToConfirmed(services),
          or(isNull(deliveries.claimId), notExists(isClaimOpen)),
          issueExists(services, isIn(id, running)),
        ),
      )
      .returning({ chunk: deliveries.chunk }),
    restarted: db
      .update(newsletterIssues)
      .set({ state: "sending", finishedAt: null })
      .where(and(isIn(id, ["sent"]), exists(waiting))),
    ...selectIssue(services, id),
  });
  const issue = issueAfter(
    after,
    running,
    "This letter was cancelled or has not started, so nothing is sent again.",
  );
  if (issue === null || "refused" in issue) return issue;
  if (again.length === 0 && issue.balance.waiting === 0) return refuse("conflict", "nobody_to_send_to", none);
  if (again.length > 0 && issue.state === "sending") await enqueueWaiting(services, id);
  return issue;
}

const isIn = (id: string, states: IssueState[]) =>
  and(eq(newsletterIssues.id, id), inArray(newsletterIssues.state, states));

/** The issue after a change, which may be one that an earlier press already made; else a refusal with `message`. */
function issueAfter(
  after: Parameters<typeof issueIn>[0],
  wanted: IssueState[],
  message: string,
): Awaited<Outcome> {
  const issue = issueIn(after);
  if (!issue || wanted.includes(issue.state)) return issue;
  return refuse("conflict", "wrong_state", `${message} ${nowIs[issue.state]}`);
}

const nowIs: Record<IssueState, string> = {
  scheduled: "This letter is scheduled.",
  holding: "This letter can still be undone.",
  sending: "This letter is being sent.",
  paused: "This letter is paused.",
  cancelled: "This letter was cancelled.",
  sent: "This letter has been sent.",
};
