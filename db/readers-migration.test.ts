import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "./client.server.ts";
import { newsletterIssues, subscribers } from "./schema.ts";

const { DB, TEST_MIGRATIONS: all } = env;
const at = all.findIndex(({ queries }) => queries.some((query) => query.includes("asked_again_at")));

beforeAll(async () => {
  await reset();
  await applyD1Migrations(DB, all.slice(0, at));
  const issue = (id: string, key: string, isPublic: number) =>
    DB.prepare(
      `insert into newsletter_issues (id, send_key, subject, slug, is_public, state, origin, audience, started_at, content)
        values (?, ?, 'Spores', ?, ?, 'sent', 'https://toadstool.test', 1, 1, 'Hello')`,
    ).bind(id, key, id, isPublic);
  const person = (id: string, state: string, leftAt: number | null) =>
    DB.prepare(
      "insert into subscribers (id, email, email_key, state, created_at, unsubscribed_at) values (?, ?, ?, ?, 1, ?)",
    ).bind(id, `${id}@pond.example`, `${id}@pond.example`, state, leftAt);
  await DB.batch([
    issue("ticked", "letter-1-1", 1),
    issue("unticked", "letter-2-1", 0),
    issue("called", "api-abc", 1),
    DB.prepare(
      "insert into deliveries (issue_id, subscriber_id, state) values ('ticked', 'ada', 'accepted')",
    ),
    person("new", "pending", null),
    person("asked-for", "pending", 7),
    person("back", "confirmed", 7),
  ]);
  await applyD1Migrations(DB, all);
});

it("keeps ticked letters in the archive, and takes out those that the API put there unasked", async () => {
  const rows = await openDatabase(DB).select().from(newsletterIssues);
  expect(rows.map(({ id, isPublic }) => [id, isPublic])).toEqual([
    ["ticked", true],
    ["unticked", false],
    ["called", false],
  ]);
  await DB.prepare(
    `insert into newsletter_issues (id, send_key, subject, state, origin, audience, started_at, content)
      values ('new', 'new', 'Spores', 'sent', 'https://toadstool.test', 1, 1, 'Hello')`,
  ).run();
  expect(
    await DB.prepare("select is_public from newsletter_issues where id = 'new'").first("is_public"),
  ).toBe(0);
});

it("keeps readers unsubscribed who had left and for whom a subscription was requested again", async () => {
  const rows = await openDatabase(DB).select().from(subscribers);
  expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual({
    new: "pending",
    "asked-for": "unsubscribed",
    back: "confirmed",
  });
});
