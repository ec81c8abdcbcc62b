import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  backups,
  deliveries,
  drafts,
  identityEvents,
  images,
  linkChecks,
  mailQuota,
  newsletterIssues,
  pages,
  textLinks,
} from "#db/schema.ts";
import { drafted } from "#testing/drafts.ts";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { countQueued } from "../allowances/allowances.server.ts";
import { mostCounted } from "./need.ts";
import { listNeeds } from "./needs.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const needs = async () => (await listNeeds(services, owner)).map(({ kind, count }) => `${kind} ${count}`);
const run = (...statements: string[]) => env.DB.batch(statements.map((text) => env.DB.prepare(text)));
const each = (count: number) =>
  `from json_each('${JSON.stringify(Array.from({ length: count }, (_, index) => index))}')`;
const now = services.clock().getTime();

const picture = (count: number, alt: string) =>
  `insert into images (id, kind, name, alt, bytes, created_at, updated_at, facts, folded)
    select 'i${alt}' || value, 'picture', 'n', '${alt}', 1, 1, 1, '{}', '' ${each(count)}`;
const brokenLinks = (count: number) => [
  `insert into link_checks (url, due_at, failures) select 'https://' || value || '.example', 1, 2 ${each(count)}`,
  `insert into text_links (url, kind, text_id) select 'https://' || value || '.example', 'post', 'p' ${each(count)}`,
];
const letter = (id: string, startedAt: number) =>
  `insert into newsletter_issues (id, send_key, subject, content, state, audience, started_at, origin)
    values ('${id}', '${id}', 'Spores', 'S', 'sent', 2, ${startedAt}, 'https://toadstool.test')`;
const failure = (id: string) =>
  `insert into deliveries (issue_id, subscriber_id, state) values ('${id}', 's', 'failed')`;

beforeEach(async () => {
  for (const table of [
    deliveries,
    newsletterIssues,
    pages,
    drafts,
    images,
    linkChecks,
    textLinks,
    backups,
    identityEvents,
    mailQuota,
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.db.delete(table);
});

describe("what waits for the owner", () => {
  it("is nothing at a site where all is well", async () => {
    await drafted(services);
    await run(
      picture(3, "A toad"),
      letter("sent", now),
      `insert into link_checks (url, due_at, failures) values ('u', 1, 1)`,
    );
    expect(await needs()).toEqual([]);
  });

  it("is each thing that failed, is old or lacks something, the most urgent first, and gone when that is mended", async () => {
    const failed = await drafted(services, { title: "Too late" });
    await run(
      `update drafts set publish_at = 1, publish_trouble = 'Its slug is taken.' where id = '${failed.id}'`,
      letter("sent", now),
      failure("sent"),
      // Long ago: it has had its time.
      letter("old", 1),
      failure("old"),
      `insert into drafts (id, kind, title, version, created_at, updated_at) values ('page', 'page', 'Now', 4, 1, 1)`,
      `insert into pages (id, path, title, summary, version, published_at, updated_at, content, html)
        values ('page', '/now', 'Now', '', 3, 1, 1, '', '')`,
      ...brokenLinks(2),
      picture(3, ""),
      `insert into identity_events (id, at, kind, code, device) values ('e', 1, 'login', '', '')`,
    );
    expect(await needs()).toEqual(["text 1", "letter 1", "page 1", "link 2", "alt 3", "backup 1"]);
    expect((await listNeeds(services, owner))[0]).toMatchObject({
      id: failed.id,
      title: "Too late",
      of: "post",
    });
    await run(
      "update drafts set publish_trouble = '', version = 3",
      "update deliveries set state = 'accepted'",
      "update link_checks set failures = 0",
      "update images set alt = 'A toad'",
      "delete from identity_events",
    );
    expect(await needs()).toEqual([]);
  });

  it("is that mail is not set up, where it is not", async () => {
    const { mail } = services.settings;
    const settings = { ...services.settings, mail: { ...mail, postalLine: "" } };
    expect(await listNeeds({ ...services, settings }, owner)).toMatchObject([{ kind: "mail" }]);
  });

  it("is an allowance that is nearly used up today, until midnight UTC", async () => {
    const { mail } = services.settings;
    const limited = { ...services, settings: { ...services.settings, mail: { ...mail, perDay: 100 } } };
    const found = async () => (await listNeeds(limited, owner)).map(({ kind, count }) => `${kind} ${count}`);
    await services.db
      .insert(mailQuota)
      .values({ day: services.clock().toISOString().slice(0, 10), used: 79 });
    await countQueued(services, 2600);
    expect(await found()).toEqual([]);
    await services.db.update(mailQuota).set({ used: 80 }).where(eq(mailQuota.used, 79));
    await countQueued(services, 100);
    expect(await found()).toEqual(["quota 80", "queue 8100"]);
    expect(await needs()).toEqual(["queue 8100"]);
    limited.clock = () => new Date(services.clock().getTime() + 86_400_000);
    expect(await found()).toEqual([]);
  });

  it("costs one statement, and few rows however much there is", async () => {
    await run(
      `insert into drafts (id, title, created_at, updated_at) select 'd' || value, 'D', 1, 1 ${each(5000)}`,
      picture(5000, "A toad"),
      `insert into link_checks (url, due_at) select value, 1 ${each(5000)}`,
    );
    const whole = metered(services);
    await listNeeds(whole.services, owner);
    expect(whole.cost).toMatchObject({ statements: 1 });
    expect(whole.cost.read).toBeLessThan(30);
    await run(picture(5000, ""), ...brokenLinks(5000));
    const troubled = metered(services);
    const counts = (await listNeeds(troubled.services, owner)).map(({ count }) => count);
    expect(counts).toEqual([mostCounted, mostCounted]);
    expect(troubled.cost.read).toBeLessThan(10 * mostCounted);
  });
});
