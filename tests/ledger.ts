import { deliveries, drafts, mailQuota, newsletterIssues, subscribers } from "#db/schema.ts";
import { deliverIssue } from "#domain/newsletter/deliveries.server.ts";
import type { Balance, SendInput } from "#domain/newsletter/issue.ts";
import { listIssues } from "#domain/newsletter/issues.server.ts";
import { sendIssue } from "#domain/newsletter/sending.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { MailResult, Services } from "#domain/services.ts";
import { testOwner, testServices } from "./services.ts";

export const minute = 60_000;
export const accepted: MailResult = { result: "accepted", messageId: null };
export const putOff = (retryAfter: number | null = null): MailResult => ({
  result: "busy",
  reason: "451 later",
  retryAfter,
});
export const letter = { subject: "Spores", content: "Hello *pond*.", sendKey: "key-00000001" };

/** An empty ledger, a list to send to, and what a test does with them. */
export function testLedger(changes: Partial<Services> = {}) {
  const { services, world } = testServices(changes);
  const owner = testOwner(services);
  const { db } = services;
  const slept: number[] = [];

  return {
    services,
    world,
    owner,
    /** Milliseconds the consumer has rested for the transport's pace. */
    slept,
    async clear() {
      await db.batch([
        db.delete(deliveries),
        db.delete(newsletterIssues),
        db.delete(subscribers),
        db.delete(drafts),
        db.delete(mailQuota),
      ]);
    },
    async enlist(count: number, state: "confirmed" | "pending" = "confirmed") {
      for (let start = 0; start < count; start += 10) {
        const rows = Array.from({ length: Math.min(10, count - start) }, (_, index) => {
          const id = `${state}-${String(start + index).padStart(4, "0")}`;
          const email = `${id}@pond.example`;
          return { id, email, emailKey: email, state, createdAt: world.now };
        });
        // oxlint-disable-next-line no-await-in-loop -- a query takes a hundred values
        await db.insert(subscribers).values(rows);
      }
    },
    /** Sends, and lets the undo window go by. */
    async send(input: SendInput = letter) {
      const issue = await sendIssue(services, owner, input);
      if (isRefused(issue)) throw new Error(issue.message);
      world.now = new Date(world.now.getTime() + minute);
      return issue;
    },
    async issue() {
      const [issue] = await listIssues(services, owner);
      if (!issue) throw new Error("There is no issue.");
      return issue;
    },
    deliver: (chunk: { issueId: string; chunk: number }, by: Services = services) =>
      deliverIssue(by, chunk, async (milliseconds) => void slept.push(milliseconds)),
    /** Delivers every message that lies on the queue, once. */
    async drain() {
      const outcomes = [];
      // oxlint-disable-next-line no-await-in-loop -- a queue's messages come one after the other
      for (const chunk of world.chunks.splice(0)) outcomes.push(await this.deliver(chunk));
      return outcomes;
    },
    later(milliseconds: number) {
      world.now = new Date(world.now.getTime() + milliseconds);
    },
    /** Who was mailed, in order. */
    mailed: () => world.mails.map(({ to }) => to.split("@")[0]),
  };
}

/** Whether everybody is accounted for. */
export function sumOf({ accepted, failed, uncertain, skipped, waiting }: Balance): number {
  return accepted + failed + uncertain + skipped + waiting;
}

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
