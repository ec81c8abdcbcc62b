import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { openDatabase } from "#db/client.server.ts";
import { deliveries, drafts, mailQuota, newsletterIssues, subscribers } from "#db/schema.ts";
import { deliverIssue } from "#domain/newsletter/ledger/deliver-issue.server.ts";
import type { Balance, SendInput } from "#domain/newsletter/issue.ts";
import { listIssues } from "#domain/newsletter/issues.server.ts";
import { sendIssue } from "#domain/newsletter/ledger/send-issue.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { MailResult, Services } from "#domain/services.ts";
import { watchDatabase } from "./crashing.ts";
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
      const numbers = JSON.stringify(Array.from({ length: count }, (_, number) => number));
      const name = sql`${state} || printf('-%04d', value)`;
      const email = sql`${name} || '@pond.example'`;
      await db.run(sql`
        insert into ${subscribers} (id, email, email_key, state, created_at)
        select ${name}, ${email}, ${email}, ${state}, ${world.now.getTime()} from json_each(${numbers})`);
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
    /** The mailed subscribers, in order. */
    mailed: () => world.mails.map(({ to }) => to.split("@")[0]),
  };
}

/** The same services, whose database does `before` at every call, which are counted from 1 on. */
export function withDatabase(services: Services, before: (count: number) => Promise<void>): Services {
  let count = 0;
  const { DB } = env as unknown as { DB: D1Database };
  const watched = watchDatabase(DB, async (ask) => {
    await before(++count);
    return ask();
  });
  return { ...services, db: openDatabase(watched) };
}

/** Whether everyone is accounted for. */
export function sumOf({ accepted, failed, uncertain, skipped, waiting }: Balance): number {
  return accepted + failed + uncertain + skipped + waiting;
}
