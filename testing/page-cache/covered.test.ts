import { env } from "cloudflare:workers";
import { tablesOf } from "#db/d1/row-limits.ts";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { tablesWhere } from "#db/declared-tables.ts";
import * as schema from "#db/schema.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { publishPage } from "#domain/drafts/publish-page.server.ts";
import { cachedKindOf } from "#workers/page-cache/addresses.ts";
import { ask } from "../api.ts";
import { storedImage } from "../images.ts";
import { visit } from "../pages.ts";
import { newPost, published } from "../posts.ts";
import { testOrigin, testOwner, testServices } from "../services.ts";
import { artworkCalled, storedWork } from "../works.ts";
import { worksOfStudio } from "#workers/works-of-studio.ts";
import { clearSite } from "./clear-site.ts";
import { pageLoaders } from "./page-loaders.ts";
import { shownTables } from "./shown-tables.ts";

const { DB } = env as unknown as { DB: D1Database };
const { services } = testServices({ workFiles: worksOfStudio });
const slug = "a-print-a-week";

beforeAll(async () => {
  await clearSite(services);
  await services.db.update(schema.newsletterIssues).set({ isPublic: true });
  await services.db
    .insert(schema.facts)
    .values({ name: "skills", facts: "[]", version: 1, updatedAt: new Date() });
  const page = { title: "Now", summary: "", slug: "now", dateString: "", imageUrl: "", content: "Printing." };
  const draft = await createDraft(services, testOwner(services), { ...page, kind: "page" });
  await publishPage(services, testOwner(services), draft.id);
  const { address } = await storedImage(services, { id: "aaaaaaaaaaaaaaaa", alt: "A toad" });
  const note = { id: "bcdfghjk", key: "a-key", title: "Rain", pictures: [{ address, alt: "" }] };
  const at = services.clock();
  await services.db
    .insert(schema.notes)
    .values({ ...note, publishedAt: at, updatedAt: at, content: "Rain", html: "<p>Rain</p>" });
  await published(
    services,
    newPost({
      slug,
      tags: "riso",
      series: "Small things",
      imageUrl: address,
      content: `![](${address})\n\n::art{piece="own"}`,
    }),
  );
  await storedWork(services, "artwork", artworkCalled("own", { picture: address }));
});

const seenTables: readonly string[] = tablesWhere(({ isSeen }) => isSeen === true);

/** The tables that a page’s statements name. */
async function tablesRead(read: (database: D1Database) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const watched = new Proxy(DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      if (name !== "prepare") return member.bind(target) as unknown;
      return (query: string) => {
        statements.push(query);
        return target.prepare(query);
      };
    },
  });
  await read(watched);
  const names = statements.flatMap((statement) => [...statement.matchAll(/(?:from|join)\s+"?(\w+)"?/gi)]);
  const tables = new Set(tablesOf(schema).map((table) => getTableConfig(table).name));
  return [...new Set(names.map(([, name = ""]) => name))].filter((name) => tables.has(name));
}

/** The tables of those that were read for which the page carries no tag. */
function untagged(path: string, read: string[]): string[] {
  const tags = cachedKindOf(new URL(path, testOrigin).pathname)?.tags ?? [];
  return read.filter(
    (table) =>
      !seenTables.includes(table) ||
      !shownTables[table]?.some((prefix) => tags.some((tag) => tag.startsWith(prefix))),
  );
}

describe("each stored answer names a tag for each table that it reads:", () => {
  const programs = [
    "/feed.xml",
    "/art/feed.xml",
    "/letters/feed.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/feed.json",
    "/letters/feed.json",
    "/tags/riso/feed.xml",
    "/tags/riso/feed.json",
    "/blog/series/small-things/feed.xml",
    "/llms.txt",
    `/blog/${slug}.md`,
    "/letters/may.md",
    "/now.md",
  ];
  const calls = [
    "/api/tags",
    "/api/posts",
    `/api/posts/${slug}`,
    `/api/posts/next/${slug}`,
    `/api/posts/prev/${slug}`,
  ];

  it.each([...programs, ...calls, "/api/posts?q=toad&fields=content"])("%s", async (path) => {
    const read = await tablesRead(async (watched) => {
      const answer = await ask(new Request(testOrigin + path), { DB: watched as never });
      expect(answer.status).toBe(200);
      await answer.text();
    });
    expect(untagged(path, read)).toEqual([]);
  });

  it.each(Object.entries(pageLoaders))("%s", async (_, { path, params, load }) => {
    const read = await tablesRead(async (watched) => {
      const route = await load();
      const { context, request, url } = visit({ ...services, db: openDatabase(watched) }, path);
      await route.loader({ context, request, url, params } as never);
    });
    expect(untagged(path, read)).toEqual([]);
  });

  it("no page with a loader of its own is left out", () => {
    const files = import.meta.glob<string>("../../app/{routes,toys}/**/*-page.tsx", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const notStored =
      // The test studio has neither a model nor a study.
      /\/(admin|auth|preview|routes\/series|styleguide|api-docs|not-found|model|study)\/|\/(confirmation|subscription|unsubscribe|subscribe|hang)-page/;
    const reading = Object.entries(files).filter(
      ([file, text]) => text.includes("context.get(requestContext)") && !notStored.test(file),
    );
    const names = reading.map(([file]) => file.replace(/^.*\/app\/(routes|toys)\//, ""));
    expect(names.toSorted()).toEqual(Object.keys(pageLoaders).toSorted());
  });
});

describe("each column that readers see is watched:", () => {
  const { posts, images, newsletterIssues, facts, works, pages } = schema;
  const tables = [posts, images, newsletterIssues, facts, works, pages].map((table) => getTableConfig(table));
  const tagOf: Record<string, string> = {
    posts: "post-list",
    images: "pictures",
    newsletter_issues: "letters",
    facts: "facts",
    works: "works",
    pages: "page-list",
  };

  beforeEach(() => services.db.delete(schema.outdatedTags));
  const outdated = async () => {
    const rows = await services.db.select().from(schema.outdatedTags);
    return [...new Set(rows.map(({ tag }) => tag))].toSorted();
  };

  it.each(tables)("$name", async ({ name, columns }) => {
    for (const column of columns) {
      // oxlint-disable-next-line no-await-in-loop -- one column after the other
      await DB.prepare(`update ${name} set ${column.name} = ${column.name}`).run();
      // oxlint-disable-next-line no-await-in-loop -- one column after the other
      expect({ column: column.name, tags: await outdated() }).toEqual({
        column: column.name,
        tags: expect.arrayContaining([tagOf[name]]),
      });
      // oxlint-disable-next-line no-await-in-loop -- one column after the other
      await services.db.delete(schema.outdatedTags);
    }
  });

  it.each(seenTables)("%s, when a row comes, changes or goes", async (table) => {
    const { results } = await DB.prepare(
      "select name from sqlite_master where type = 'trigger' and tbl_name = ? and name glob 'outdated_by_*'",
    )
      .bind(table)
      .all<{ name: string }>();
    const names = results.map(({ name }) => name);
    for (const event of ["insert", "update", "delete"])
      expect(names).toContain(`outdated_by_${table}_${event}`);
  });

  it("a like can wait, and a reset cannot", async () => {
    await services.db.update(schema.posts).set({ likes: 3 });
    const waiting = await services.db.select().from(schema.outdatedTags);
    expect(waiting.map(({ tag, canWait }) => [tag, canWait])).toEqual(
      expect.arrayContaining([
        ["post-list", true],
        [`post:${slug}`, true],
      ]),
    );
    await services.db.delete(schema.outdatedTags);
    await services.db.update(schema.posts).set({ likes: 0 });
    const rows = await services.db.select().from(schema.outdatedTags);
    expect(rows.map(({ canWait }) => canWait)).toEqual([false, false, false]);
  });

  it("the first delivery of a public letter, and no other", async () => {
    await services.db.delete(schema.deliveries);
    const rows = [1, 2, 3].map((index) => ({ issueId: "may", subscriberId: `reader-${index}` }));
    await services.db.insert(schema.deliveries).values(rows);
    await services.db.delete(schema.outdatedTags);
    await services.db.update(schema.deliveries).set({ state: "accepted" });
    expect(await services.db.select().from(schema.outdatedTags)).toHaveLength(1);
    await services.db.update(schema.deliveries).set({ state: "delivered" });
    expect(await services.db.select().from(schema.outdatedTags)).toHaveLength(1);
  });
});
