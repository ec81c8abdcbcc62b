import { env } from "cloudflare:workers";
import { png } from "@toadstool/media/samples/pictures";
import { type SQLiteTable, getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, it, vi } from "vitest";
import "#testing/built-pages.ts";
import { backups, images, posts, subscribers } from "#db/schema.ts";
import { deliverIssue } from "#domain/newsletter/ledger/deliver-issue.server.ts";
import { sendIssue } from "#domain/newsletter/ledger/send-issue.server.ts";
import worker, { CachedPages } from "#workers/app.ts";
import type { Env } from "#workers/env.ts";
import { interval, tidying } from "#workers/scheduled.ts";
import { ownerHeaders } from "./api.ts";
import { drafted } from "./drafts.ts";
import { storedImage } from "./images.ts";
import { metered, meteredDatabase } from "./metered.ts";
import { published } from "./posts.ts";
import { inProof } from "./seeds.ts";
import { testOrigin, testOwner, testServices } from "./services.ts";
import { enlist } from "./subscribers.ts";

/** A site, and its day; smaller in `npm test`, whose limits are the same. */
const site = {
  posts: inProof(300, 30),
  pictures: inProof(1000, 40),
  subscribers: inProof(3000, 200),
  readers: 2000,
};
const pagesEach = 3;
/** The part of pages that no cache has: after a change all are made anew, in each of Cloudflare's places that is asked. */
const uncached = 0.3;
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
/** What Cloudflare's free plan allows on a day (UTC). */
const allowed = { requests: 100_000, read: 5_000_000, written: 100_000, queue: 10_000 };

const mail = { name: "remembering", takesLetters: true, remembers: 86_400_000 };
const { services, world } = testServices({ clock: () => new Date() });
services.mail = { ...services.mail, ...mail };
const { db } = services;

/** Copies a row, each under an id of its own. */
async function copy(table: SQLiteTable, count: number, given: Record<string, string>): Promise<void> {
  const { name, columns } = getTableConfig(table);
  const values = columns.map((column) => given[column.name] ?? `t."${column.name}"`);
  const names = columns.map((column) => `"${column.name}"`).join();
  const numbers = JSON.stringify(Array.from({ length: count }, (_, index) => index));
  const source = `(select * from ${name} limit 1) as t, json_each('${numbers}')`;
  await env.DB.prepare(`insert into ${name} (${names}) select ${values.join()} from ${source}`).run();
}

/** What an invocation of the Worker, or several, cost. */
async function costOf(work: (bindings: Env, context: ExecutionContext) => unknown) {
  const { database, cost } = meteredDatabase();
  const later: Promise<unknown>[] = [];
  const bindings = { ...env, DB: database, OIDC_ISSUER: testOwner(services).issuer } as unknown as Env;
  const context = {
    waitUntil: (one: Promise<unknown>) => void later.push(one),
    passThroughOnException: () => undefined,
    exports: {
      CachedPages: ({ props }: { props: unknown }) =>
        new CachedPages({ ...context, props } as never, bindings),
    },
  } as unknown as ExecutionContext;
  await work(bindings, context);
  return cost;
}

const page = (path: string, init: RequestInit = {}) =>
  costOf(async (bindings, context) => {
    const answer = await worker.fetch(new Request(testOrigin + path, init), bindings, context);
    await answer.text();
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 400)]);
  });

it("a day of a site is well within the free plan", async () => {
  for (const method of ["error", "warn"] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
  const text = Array.from(
    { length: 60 },
    (_, line) => `Line ${line} of **ink** on [paper](https://paper.example).`,
  );
  await published(services, { slug: "ink", title: "Ink", content: text.join("\n\n"), tags: "riso" });
  await copy(posts, site.posts - 1, { id: "'p' || value", slug: "'ink-' || value" });
  await storedImage(services, { alt: "A toad" });
  await copy(images, site.pictures - 1, { id: "'i' || value" });
  await enlist("reader@pond.example");
  await copy(subscribers, site.subscribers - 1, {
    id: "'s' || value", email: "'r' || value || '@pond.example'", email_key: "'r' || value || '@pond.example'",
  }); // prettier-ignore
  const run = (number: number, count = 1) =>
    costOf(async (bindings) => {
      for (let at = 0; at < count; at++) {
        const scheduledTime = Date.UTC(2026, 11, 2, 8) + (number + at) * interval;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await worker.scheduled({ scheduledTime, cron: "*", noRetry: () => undefined }, bindings, {} as never);
      }
    });
  // What is done once: names are written, and all is backed up for the first time.
  await run(0, 60);
  await db.delete(backups);
  const backup = await run(0, 12);
  const rest = await run(12, tidying.length);

  const owner = await ownerHeaders();
  const json = { ...owner, Origin: testOrigin, "Content-Type": "application/json" };
  const draft = await drafted(services, { content: text.join("\n\n") });
  const upload = new FormData();
  upload.set("file", new File([png({ width: 40, height: 20 }) as BlobPart], "a.png", { type: "image/png" }));

  const cost: Record<string, { times: number; read: number; written: number; statements: number }> = {};
  const add = (name: string, times: number, { read, written, statements }: typeof rest) => {
    cost[name] = { times, read, written, statements };
  };
  const views = site.readers * pagesEach;
  for (const [path, share] of Object.entries({
    "/": 0.2,
    "/blog": 0.2,
    "/blog/ink": 0.4,
    "/art": 0.1,
    "/portfolio": 0.1,
  }))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    add(
      `page ${path}`,
      Math.round(views * uncached * share),
      await page(path, { headers: { Accept: "text/html" } }),
    );
  const view = {
    method: "POST",
    headers: { Origin: testOrigin, "Content-Type": "application/json", "User-Agent": browser },
  };
  add(
    "view",
    views,
    await page("/api/analytics/view", { ...view, body: JSON.stringify({ path: "/blog/ink", referrer: "" }) }),
  );
  add("search of a visitor", 100, await page("/blog?q=ink"));
  add("page of the owner", 200, await page("/admin/blog", { headers: owner }));
  const saved = { ...draft, content: `${draft.content} More.`, version: draft.version };
  add(
    "save of a draft",
    200,
    await page(`/api/drafts/${draft.id}`, { method: "PUT", headers: json, body: JSON.stringify(saved) }),
  );
  add(
    "upload of a picture",
    20,
    await page("/api/image/upload", {
      method: "POST",
      headers: { ...owner, Origin: testOrigin },
      body: upload,
    }),
  );
  const letter = metered(services);
  const sent = await sendIssue(letter.services, testOwner(services), {
    subject: "Spores",
    content: text.join("\n\n"),
    sendKey: "key-00000001",
  });
  expect(sent).toMatchObject({ state: "holding" });
  const messages = world.chunks.splice(0);
  const now = Date.now() + 61_000;
  for (const message of messages)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await deliverIssue({ ...letter.services, clock: () => new Date(now) }, message);
  expect(world.mails).toHaveLength(site.subscribers);
  add("letter to all", 1, letter.cost);
  add("run of the cron", 288 / tidying.length, rest);
  add("backup of the day", 1, backup);

  expect((rest.read / tidying.length) * 288).toBeLessThan(allowed.read / 100);
  const sum = (of: (row: { times: number; read: number; written: number }) => number) =>
    Math.round(Object.values(cost).reduce((total, row) => total + of(row), 0));
  const day = {
    requests: sum(({ times }) => times) + Math.round(views * (1 - uncached)) + 288,
    read: sum(({ times, read }) => times * read),
    written: sum(({ times, written }) => times * written),
    queue: messages.length * 3,
  };
  const { size_after: bytes } = (await env.DB.prepare("select 1").all()).meta;
  for (const [name, row] of Object.entries(cost)) console.log(aligned(name, row));
  console.log(aligned("the day", day));
  console.log(aligned("allowed", allowed));
  console.log(`database: ${Math.round(bytes / 100_000) / 10} MB`);
  const names = Object.keys(allowed) as (keyof typeof allowed)[];
  expect(names.filter((name) => day[name] > allowed[name] / 2)).toEqual([]);
});

function aligned(name: string, numbers: Record<string, number>): string {
  const each = Object.entries(numbers).map(([what, count]) => `${what} ${Math.round(count)}`.padEnd(18));
  return name.padEnd(22) + each.join("");
}
