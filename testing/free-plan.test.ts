import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mostStatements } from "#db/d1/statements.ts";
import {
  backups,
  drafts,
  posts,
  subscriberImports,
  subscribers,
  webhookMessages,
  webhooks,
} from "#db/schema.ts";
import { receiveList } from "#domain/subscribers/importing/receive-list.server.ts";
import { addWebhook } from "#domain/webhooks/webhooks.server.ts";
import type { Env } from "#workers/env.ts";
import { addresses } from "#workers/addresses.ts";
import { interval } from "#workers/scheduled.ts";
import { watchDatabase } from "./crashing.ts";
import { openSiteWithOwner, type Site } from "./document/site.ts";
import { drafted } from "./drafts.ts";
import { listForm } from "./lists.ts";
import { clearSite } from "./page-cache/clear-site.ts";
import { published } from "./posts.ts";
import { testOwner, testServices } from "./services.ts";
import { enlist } from "./subscribers.ts";

/** Cloudflare's free plan: 50 statements and 50 calls for each request, run of the cron and message of a queue. */
const mostCalls = 50;
const hook = "https://hooks.example";

const { services } = testServices({ clock: () => new Date() });
const { db } = services;
const owner = testOwner(services);
const { DB } = env as unknown as Env;

beforeEach(async () => {
  await clearSite(services);
  await db.batch([db.delete(subscribers), db.delete(webhooks), db.delete(webhookMessages)]);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

function expectWithin({ invocations }: Site): void {
  expect(
    invocations.filter(({ statements, calls }) => statements > mostStatements || calls > mostCalls),
  ).toEqual([]);
}

/** A site whose other program notes what it is sent, by the ids of the messages. */
async function openNotified(variables: Partial<Env> = {}) {
  const opened = await openSiteWithOwner(variables);
  const notified: string[] = [];
  opened.site.network[hook] = (request) => {
    notified.push(request.headers.get("webhook-id") ?? "");
    return new Response();
  };
  await addWebhook(services, owner, { url: `${hook}/site`, events: ["post.published", "letter.sent"] });
  return { ...opened, notified };
}

async function scheduled(slug: string): Promise<void> {
  const { id } = await drafted(services, { slug, title: slug });
  await db
    .update(drafts)
    .set({ publishAt: new Date(Date.now() - 60_000), publishZone: "UTC" })
    .where(eq(drafts.id, id));
}

describe("within the free plan", () => {
  it("every address answers a visitor and the owner", async () => {
    for (const slug of ["ink", "paper", "press"])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await published(services, { slug, title: slug, tags: "riso", series: "Small things" });
    const { id } = await drafted(services);
    const { site, owner: person } = await openSiteWithOwner();
    const visitor = site.reader();
    const step = (name: string) => ({ slug: "ink", id, kind: "draft", works: "artworks" })[name] ?? "none";
    for (const address of addresses) {
      const path = `/${address.path.replace(/:(\w+)\??/g, (_, name: string) => step(name)).replace("*", "none")}`;
      // oxlint-disable no-await-in-loop -- one after the other
      await visitor.open(path);
      if (!path.startsWith("/auth")) await person.open(path);
      // oxlint-enable no-await-in-loop
    }
    expect(site.invocations.length).toBeGreaterThan(addresses.length);
    expectWithin(site);
  });

  it("the cron does all that is due, in as many runs as it takes", async () => {
    const { site, notified } = await openNotified();
    await Promise.all(["one", "two", "three", "four"].map(scheduled));
    const links = Array.from(
      { length: 30 },
      (_, number) => `[${number}](https://elsewhere.example/${number})`,
    );
    site.network["https://elsewhere.example"] = () => new Response();
    for (let number = 0; number < 12; number++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await published(services, { slug: `earlier-${number}`, title: "Earlier", content: links.join("\n\n") });
    await db.update(posts).set({ words: null, folded: "0" });
    const rows = Array.from({ length: 3000 }, (_, number) => `reader-${number}@pond.example`);
    await receiveList(services, owner, listForm(`email\n${rows.join("\n")}\n`));
    const from = Date.UTC(2026, 11, 2, 2);
    await site.pass((from - Date.now()) / 1000);
    for (let run = 0; run < 60; run++) {
      // oxlint-disable no-await-in-loop -- one after the other
      await site.run();
      await site.pass(interval / 1000);
      // oxlint-enable no-await-in-loop
    }
    expectWithin(site);
    expect(await db.$count(drafts)).toBe(0);
    expect(await db.$count(posts, eq(posts.folded, "0"))).toBe(0);
    expect(await db.select({ state: subscriberImports.state }).from(subscriberImports)).toEqual([
      { state: "checked" },
    ]);
    expect(await db.select({ trouble: backups.trouble, at: backups.endedAt }).from(backups)).toEqual([
      { trouble: "", at: expect.any(Date) },
    ]);
    expect(new Set(notified).size).toBe(16);
    expect(notified).toHaveLength(16);
  });

  it("a letter reaches everyone by a provider that takes a few mails at a time", async () => {
    const readers = Array.from({ length: 30 }, (_, number) => `reader-${number}@pond.example`);
    await Promise.all(readers.map((reader) => enlist(reader)));
    const { site, owner: person } = await openSiteWithOwner({ MAIL_PER_SECOND: "5" });
    await send(person);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let minute = 0; minute < 12; minute++) await site.pass(61);
    expectWithin(site);
    expect(new Set(site.mails().map(({ to }) => to)).size).toBe(30);
    expect(site.mails()).toHaveLength(30);
  });
});

async function send(person: Awaited<ReturnType<Site["owner"]>>): Promise<void> {
  await person.open("/admin/email");
  person.fill("Subject", "Spores");
  person.fill("Letter (markdown)", "Hello *pond*.");
  await person.press("Check and send…");
  await person.press(/^Send to/);
}

describe("an allowance that is used up", () => {
  const refusing = <Binding extends object>(binding: Binding, isOver: () => boolean): Binding =>
    new Proxy(binding, {
      get: (target, name) =>
        isOver()
          ? () => Promise.reject(new Error("Too many operations: the daily limit is exceeded."))
          : Reflect.get(target, name),
    });

  it("of the queue loses no letter and no webhook, and sends each once when it begins anew", async () => {
    let isOver = true;
    await Promise.all(["ada", "bo", "cy"].map((name) => enlist(`${name}@pond.example`)));
    const { site, owner: person, notified } = await openNotified();
    for (const name of ["LETTERS", "WEBHOOKS"] as const)
      Object.assign(site.variables, { [name]: refusing(site.variables[name], () => isOver) });
    await send(person);
    expect(person.page().status).toBe(200);
    await scheduled("due");
    for (let hours = 0; hours < 3; hours++) {
      // oxlint-disable no-await-in-loop -- one after the other
      await site.cron();
      await site.pass(3600);
      // oxlint-enable no-await-in-loop
    }
    expect([site.mails(), notified]).toEqual([[], []]);
    expect(await db.$count(posts)).toBe(1);
    isOver = false;
    for (let turn = 0; turn < 4; turn++) {
      // oxlint-disable no-await-in-loop -- one after the other
      await site.cron();
      await site.pass(600);
      // oxlint-enable no-await-in-loop
    }
    expect(
      site
        .mails()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(["ada@pond.example", "bo@pond.example", "cy@pond.example"]);
    expect(notified).toHaveLength(2);
  });

  it.each([1, 4, 12])(
    "of the database, after %i more writes, leaves no text half published and no letter half sent",
    async (writes) => {
      let left = Number.POSITIVE_INFINITY;
      await Promise.all(["ada", "bo"].map((name) => enlist(`${name}@pond.example`)));
      const { site, owner: person, notified } = await openNotified();
      site.variables.DB = watchDatabase(DB, async (ask, isRead) => {
        if (!isRead && left-- <= 0) throw new Error("D1_ERROR: Exceeded the daily limit of rows written.");
        return ask();
      });
      await send(person);
      await scheduled("due");
      left = writes;
      for (let turn = 0; turn < 3; turn++) {
        // oxlint-disable no-await-in-loop -- one after the other
        await site.cron();
        await site.pass(400);
        // oxlint-enable no-await-in-loop
      }
      left = Number.POSITIVE_INFINITY;
      for (let turn = 0; turn < 5; turn++) {
        // oxlint-disable no-await-in-loop -- one after the other
        await site.pass(3600);
        await site.cron();
        // oxlint-enable no-await-in-loop
      }
      expect([await db.$count(posts), await db.$count(drafts, eq(drafts.kind, "post"))]).toEqual([1, 0]);
      expect(
        site
          .mails()
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(["ada@pond.example", "bo@pond.example"]);
      expect(new Set(notified).size).toBe(2);
      expect(await db.$count(webhookMessages, eq(webhookMessages.state, "delivered"))).toBe(2);
    },
  );

  it("lets every part of the cron have its turn, also where all fail", async () => {
    const { site } = await openSiteWithOwner();
    let asked = 0;
    site.variables.DB = watchDatabase(DB, async () => {
      asked++;
      throw new Error("D1_ERROR: Exceeded the daily limit of rows read.");
    });
    await site.run();
    // Each part asks once, and the note of the run.
    expect(asked).toBeGreaterThan(15);
  });
});
