import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import {
  drafts,
  facts,
  identityEvents,
  newsletterIssues,
  notes,
  passkeys,
  posts,
  works,
} from "#db/schema.ts";
import { metered } from "#testing/metered.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { projectCalled, storedWork } from "#testing/works.ts";
import { listPublished } from "../schedule/published.server.ts";
import { listNext, listScheduled } from "../schedule/schedule.server.ts";
import { listFirstSteps } from "./first-steps.server.ts";
import { listGoingOn } from "./going-on.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const each = (count: number) =>
  `from json_each('${JSON.stringify(Array.from({ length: count }, (_, index) => index))}')`;
const run = (...statements: string[]) => env.DB.batch(statements.map((text) => env.DB.prepare(text)));
const now = services.clock().getTime();
const june = { start: new Date("2026-06-01T00:00:00Z"), end: new Date("2026-07-01T00:00:00Z") };

beforeEach(async () => {
  for (const table of [newsletterIssues, drafts, works, notes, posts, facts, identityEvents, passkeys])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.db.delete(table);
});

it("goes on with the last three texts that are neither in the trash nor scheduled, and the last two works", async () => {
  const kinds = "iif(value % 3 = 0, 'post', iif(value % 3 = 1, 'page', 'letter'))";
  await run(
    `insert into drafts (id, kind, title, created_at, updated_at) select 'd' || value, ${kinds}, 'D', 1, value ${each(12)}`,
    "update drafts set deleted_at = 1 where id = 'd11'",
    "insert into drafts (id, title, created_at, updated_at, publish_at) values ('next', 'N', 1, 99, 99)",
  );
  const work = await storedWork(services, "project", projectCalled("a-lamp"));
  const { texts, works: changed } = await listGoingOn(services, owner);
  expect(texts.map(({ id, kind }) => `${kind} ${id}`)).toEqual(["page d10", "post d9", "letter d8"]);
  expect(changed.map(({ id }) => id)).toEqual([work.id]);
});

it("has next what goes out by itself, not what failed, and out what readers have got", async () => {
  await run(
    `insert into drafts (id, title, created_at, updated_at, publish_at) select 'd' || value, 'D', 1, 1, ${now} + value * 60000 ${each(9)}`,
    "update drafts set publish_trouble = 'Taken.' where id = 'd0'",
    `insert into newsletter_issues (id, send_key, subject, content, state, audience, started_at, finished_at, origin)
      values ('l', 'l', 'L', 'L', 'sent', 1, ${now}, ${now}, 'https://toadstool.test')`,
    `insert into notes (id, key, title, pictures, published_at, updated_at, content, html)
      values ('n', 'n', 'N', '[]', ${now + 1}, 1, '', '')`,
  );
  const { id } = await published(services, newPost({ dateString: "2 June 2026" }));
  expect((await listNext(services, owner, 3)).map((entry) => entry.id)).toEqual(["d1", "d2", "d3"]);
  const out = await listPublished(services, owner, june);
  expect(out.map((entry) => `${entry.kind} ${entry.id}`)).toEqual(["letter l", "note n", `post ${id}`]);
});

it("reads few rows, however many posts and drafts there are", async () => {
  await run(
    `insert into drafts (id, title, created_at, updated_at) select 'd' || value, 'D', 1, value ${each(5000)}`,
    `insert into posts (id, slug, title, summary, date_string, published_at, datetime, updated_at, content, html, folded)
      select 'p' || value, 'p' || value, 'P', '', '', value * 86400000, '', 1, '', '', '' ${each(5000)}`,
    `insert into notes (id, key, title, pictures, published_at, updated_at, content, html)
      select 'n' || value, 'n' || value, 'N', '[]', value * 86400000, 1, '', '' ${each(5000)}`,
  );
  const month = { start: new Date(4000 * 86_400_000), end: new Date(4030 * 86_400_000) };
  const { services: measured, cost } = metered(services);
  await listGoingOn(measured, owner);
  await listNext(measured, owner, 5);
  await listFirstSteps(measured, owner);
  await listScheduled(measured, owner, month);
  expect(await listPublished(measured, owner, month)).toHaveLength(60);
  expect(cost.read).toBeLessThan(200);
});

it("has first steps for a new site alone, each until it is done", async () => {
  world.files = { projects: [], artworks: [], zines: [] };
  const steps = () => listFirstSteps(services, owner);
  expect(await steps()).toEqual(["profile", "language", "work", "post", "backup", "login"]);
  const profile = JSON.stringify({ ...services.settings.studio.profile, language: "en-GB" });
  await services.db
    .insert(facts)
    .values({ name: "profile", facts: profile, version: 1, updatedAt: services.clock() });
  expect(await steps()).toEqual(["work", "post", "backup", "login"]);
  await storedWork(services, "project", projectCalled("a-lamp"));
  await published(services);
  expect(await steps()).toEqual(["backup", "login"]);
  await run(
    `insert into identity_events (id, at, kind, code, device) values ('e', ${now - 31 * 86_400_000}, 'login', '', '')`,
  );
  expect(await steps()).toEqual([]);
});
