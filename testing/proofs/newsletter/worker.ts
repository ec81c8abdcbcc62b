/**
 * The Worker that the newsletter's proofs drive: the product's own rules, transport and consumer, with endpoints that only
 * a proof needs and a clock that can be put forward. It is never part of a build.
 */
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { deliveries, subscribers } from "#db/schema.ts";
import { provenOwnerOf } from "#domain/identity/owner.ts";
import {
  cancelIssue,
  pauseIssue,
  resumeIssue,
  retryFailed,
} from "#domain/newsletter/ledger/controls.server.ts";
import { listIssues } from "#domain/newsletter/issues.server.ts";
import { sendIssue } from "#domain/newsletter/ledger/send-issue.server.ts";
import { sweepIssues } from "#domain/newsletter/ledger/sweep-issues.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { LetterChunk, Services } from "#domain/services.ts";
import type { Env } from "#workers/env.ts";
import { deliverLetters } from "#workers/queues/letters.ts";
import { makeServices } from "#workers/services.ts";
import { counted, type Cost } from "./counting.ts";

const order = v.object({
  from: v.optional(v.number(), 0),
  count: v.optional(v.number(), 0),
  ahead: v.optional(v.number(), 0),
  ids: v.optional(v.array(v.string()), []),
  id: v.optional(v.string(), ""),
  what: v.optional(v.picklist(["pause", "resume", "cancel", "retry"]), "pause"),
});
type Order = v.InferOutput<typeof order>;

const endpoints: Record<string, (env: Env, services: Services, order: Order) => Promise<unknown>> = {
  async "/clock"(env, _services, { ahead }) {
    await env.DB.prepare("insert or replace into proof_clock (one, ahead) values (1, ?)").bind(ahead).run();
  },
  async "/enlist"(_env, { db, clock }, { from, count }) {
    const numbers = JSON.stringify(Array.from({ length: count }, (_, number) => from + number));
    await db.run(sql`
      insert into ${subscribers} (id, email, email_key, state, created_at, confirmed_at)
      select printf('r%06d', value), printf('r%06d@pond.example', value), printf('r%06d@pond.example', value),
        'confirmed', ${clock().getTime()}, ${clock().getTime()}
      from json_each(${numbers})`);
  },
  async "/send"(_env, services) {
    const content = "# Spores\n\nA letter to *everybody*, with [a link](/blog) and a list:\n\n- one\n- two\n";
    const input = { subject: "Spores", content, sendKey: `proof-${crypto.randomUUID()}` };
    const issue = await sendIssue(services, ownerOf(services), input);
    if (isRefused(issue)) throw new Error(issue.message);
    return issue;
  },
  "/sweep": (_env, services) => sweepIssues(services),
  "/account": async (_env, services) => (await listIssues(services, ownerOf(services), 1))[0],
  "/rows": (_env, { db }, { id }) =>
    db
      .select({ id: deliveries.subscriberId, state: deliveries.state })
      .from(deliveries)
      .where(eq(deliveries.issueId, id)),
  async "/leave"(_env, { db, clock }, { ids }) {
    await db
      .update(subscribers)
      .set({ state: "unsubscribed", unsubscribedAt: clock() })
      .where(sql`${subscribers.id} in (select value from json_each(${JSON.stringify(ids)}))`);
  },
  async "/control"(_env, services, { what, id }) {
    const control = { pause: pauseIssue, resume: resumeIssue, cancel: cancelIssue, retry: retryFailed }[what];
    await control(services, ownerOf(services), id);
  },
  "/cost": async () => total,
};

/** What this Worker's life has cost so far. */
const total: Cost = { statements: 0, rowsRead: 0, rowsWritten: 0, messages: 0, queueSends: 0 };

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const endpoint = endpoints[pathname];
    if (!endpoint) return new Response("ready");
    // Looking on costs nothing that a send would cost.
    const services = await servicesOf(env, pathname === "/send" ? total : { ...total });
    const input = v.parse(order, request.method === "POST" ? await request.json() : {});
    return Response.json((await endpoint(env, services, input)) ?? null);
  },
  async queue(batch, env) {
    total.messages += batch.messages.length;
    await deliverLetters(await servicesOf(env, total), batch);
  },
} satisfies ExportedHandler<Env, LetterChunk>;

async function servicesOf(env: Env, cost: Cost): Promise<Services> {
  await env.DB.prepare(
    "create table if not exists proof_clock (one integer primary key, ahead integer)",
  ).run();
  const set = await env.DB.prepare("select ahead from proof_clock").first<{ ahead: number }>();
  const ahead = set?.ahead ?? 0;
  const services = makeServices({ ...env, DB: counted(env.DB, cost) }, "https://toadstool.test");
  const { letters } = services;
  return {
    ...services,
    clock: () => new Date(Date.now() + ahead),
    letters: {
      send(chunks, delay) {
        cost.queueSends += chunks.length;
        return letters.send(chunks, delay);
      },
    },
  };
}

function ownerOf({ settings: { identity } }: Services) {
  const owner = provenOwnerOf(identity, { issuer: identity.issuer, subject: "proof", name: "Proof" });
  if (!owner) throw new Error("The proof's settings name no owner.");
  return owner;
}
