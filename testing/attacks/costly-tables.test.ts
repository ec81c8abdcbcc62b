import { beforeEach, describe, expect, it } from "vitest";
import { env } from "cloudflare:workers";
import { periodOf, usualRange } from "#domain/calendar/range.ts";
import { listReaders } from "#domain/analytics/audience.server.ts";
import { recordMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { forgetUnconfirmed, sweepConfirmations } from "#domain/subscribers/confirming.server.ts";
import { exportSubscribers } from "#domain/subscribers/exports.server.ts";
import { forgetSubscriber } from "#domain/subscribers/forget-subscriber.server.ts";
import { countBroughtBack, listBroughtBack } from "#domain/subscribers/importing/brought-back.server.ts";
import { listSaid } from "#domain/subscribers/importing/decide.server.ts";
import { countVerdicts, listImports, sweepImports } from "#domain/subscribers/importing/imports.server.ts";
import { takeImport } from "#domain/subscribers/importing/take-import.server.ts";
import { countWanted, listSubscribers } from "#domain/subscribers/subscriber-list.server.ts";
import { countSubscribers } from "#domain/subscribers/subscribers.server.ts";
import { countSubscriberTags } from "#domain/subscribers/tags/subscriber-tags.server.ts";
import { countTopics } from "#domain/subscribers/topics/topics.server.ts";
import type { Services } from "#domain/services.ts";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers } from "#testing/subscribers.ts";

/**
 * The attack: tables that are filled so that a list, a count or a sweep costs most. Twice the rows may cost little more than
 * twice as much; what looks at all rows for each row costs four times as much.
 */

const { services } = testServices();
const owner = testOwner(services);
const few = 400;

beforeEach(emptySubscribers);

const each = (count: number) =>
  `from json_each('${JSON.stringify(Array.from({ length: count }, (_, index) => index))}')`;

/** Subscribers of one moment, all with one tag, one declined topic and a letter; half of them by a list that says they had left. */
async function fill(count: number): Promise<void> {
  await emptySubscribers();
  const statements = [
    "delete from topics",
    "insert into topics (id, name, key, created_at) values ('t', 'T', 't', 1)",
    `insert into subscribers (id, email, email_key, state, created_at, confirmed_at, confirmation_sent_at, source)
      select 's' || value, value || '@pond.example', value || '@pond.example', iif(value % 3, 'confirmed', 'pending'), 5, 5, 1, 'import' ${each(count)}`,
    `insert into subscriber_tags (subscriber_id, key, name) select 's' || value, 'moss', 'Moss' ${each(count)}`,
    `insert into declined_topics (subscriber_id, topic_id) select 's' || value, 't' ${each(count)}`,
    `insert into newsletter_issues (id, send_key, subject, content, state, audience, started_at, origin, slug)
      values ('i', 'i', 'I', 'I', 'sent', 1, 1, 'https://toadstool.test', 'i')`,
    `insert into deliveries (issue_id, subscriber_id) select 'i', 's' || value ${each(count)}`,
    `insert into suppressions (address_hash, reason, since) select value, 'unsubscribed', 1 ${each(count)}`,
    `insert into subscriber_imports (id, file_name, consent, state, bytes, created_at)
      values ('list', 'unsubscribed.csv', '', 'checked', 1, 1)`,
    `insert into import_rows (import_id, line, verdict, email, email_key, note)
      select 'list', value + 2, iif(value % 2, 'suppressed', 'double'), value || '@pond.example', value || '@pond.example', 'file:unsubscribed:x' ${each(count)}`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

type Look = (measured: Services) => Promise<unknown>;
const period = periodOf(usualRange, new Date("2026-06-01T12:00:00Z"), "UTC");

const looks: [what: string, look: Look][] = [
  ["the list of subscribers", (measured) => listSubscribers(measured, owner)],
  ["a search that finds nothing", (measured) => listSubscribers(measured, owner, { search: "zzz" })],
  [
    "the count of a search",
    (measured) => countWanted(measured, owner, { search: "zzz", state: "confirmed" }),
  ],
  ["the counts by state", (measured) => countSubscribers(measured, owner)],
  ["the growth", (measured) => listReaders(measured, owner, period)],
  ["the counts of tags", (measured) => countSubscriberTags(measured, owner)],
  ["the counts of topics", (measured) => countTopics(measured, owner)],
  ["an export", (measured) => new Response(exportSubscribers(measured, owner, {})).text()],
  ["an erasure", (measured) => forgetSubscriber(measured, owner, { id: "s1", isKeptAway: false })],
  ["the sweep of unconfirmed addresses", (measured) => forgetUnconfirmed(measured)],
  ["the sweep of confirmations", (measured) => sweepConfirmations(measured)],
  ["the sweep of imports", (measured) => sweepImports(measured)],
  ["the verdicts of an import", (measured) => countVerdicts(measured, owner, "list")],
  ["what an import says", (measured) => listSaid(measured, owner, "list")],
  [
    "readers whom imports brought back",
    async (measured) => {
      const lists = await listImports(measured, owner);
      await countBroughtBack(measured, owner, lists);
      for (const list of lists) await listBroughtBack(measured, owner, list);
    },
  ],
  [
    "the end of an import",
    (measured) => takeImport(measured, owner, "list", { "file:unsubscribed:x": "unsubscribed" }),
  ],
  [
    "a complaint about a forgotten reader",
    (measured) =>
      recordMailEvents(measured, "resend", [
        {
          id: "e",
          kind: "complained",
          bounce: null,
          messageId: null,
          reason: "",
          delivery: { issueId: "gone", subscriberId: "gone" },
          email: "1@pond.example",
        },
      ]),
  ],
];

describe("twice the rows cost about twice as much", () => {
  it.each(looks)("%s", async (_, look) => {
    const costs: number[] = [];
    for (const count of [few, 2 * few]) {
      await fill(count);
      const { services: measured, cost } = metered(services);
      await look(measured);
      costs.push(cost.read);
    }
    const [once = 0, twice = 0] = costs;
    expect(twice, `${once} and ${twice} rows read`).toBeLessThan(2.4 * once + 200);
    expect(twice).toBeLessThan(40 * 2 * few);
  });
});
