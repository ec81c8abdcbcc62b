import { env } from "cloudflare:workers";
import { tablesOf } from "#db/d1/row-limits.ts";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { matchRoutes } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { siteAddresses } from "#app/site-addresses.ts";
import { studio } from "#app/studio-addresses.ts";
import { openDatabase } from "#db/client.server.ts";
import * as schema from "#db/schema.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { publishPage } from "#domain/drafts/publish-page.server.ts";
import { beginChange, recordChange } from "#domain/purging/due-purges.server.ts";
import { changeLike } from "#domain/posts/likes.server.ts";
import { ask } from "../api.ts";
import { storedImage } from "../images.ts";
import { visit } from "../pages.ts";
import { newPost, published } from "../posts.ts";
import { testOrigin, testOwner, testServices } from "../services.ts";
import { artworkCalled, storedWork } from "../works.ts";
import { worksOfStudio } from "#workers/works-of-studio.ts";
import { clearSite } from "./clear-site.ts";
import { recordedChanges } from "./recorded-changes.ts";
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

interface Page {
  loader?: (given: never) => unknown;
}
const modules = import.meta.glob<Page>("../../app/{routes,toys}/**/*-page.tsx");
const stored = siteAddresses(studio).flatMap(({ path, file, cached }) =>
  file?.endsWith("-page.tsx") && cached ? [{ path: `/${path}`, file }] : [],
);
const loadPage = (file: string): Promise<Page> => modules[`../../app/${file}`]?.() ?? Promise.reject(file);

/** The page at a path, as the router finds it. */
function pageAt(path: string) {
  const [found] =
    matchRoutes(
      stored.map(({ path: own, file: handle }) => ({ path: own, handle })),
      path,
    ) ?? [];
  return { file: String(found?.route.handle), params: found?.params };
}

/**
 * The tables that a page’s statements name; but for the drafts of pages in the part around it, where an entry of the menu waits
 * for its page to be published, which clears all.
 */
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
  const ofMenu = /from "drafts"\s+where "drafts"."kind" = 'page'/g;
  const names = statements.flatMap((statement) => [
    ...statement.replaceAll(ofMenu, "").matchAll(/(?:from|join)\s+"?(\w+)"?/gi),
  ]);
  const tables = new Set(tablesOf(schema).map((table) => getTableConfig(table).name));
  return [...new Set(names.map(([, name = ""]) => name))].filter((name) => tables.has(name));
}

const undeclared = (read: string[]) => read.filter((table) => !(shownTables as string[]).includes(table));

describe("each stored answer reads only tables that are declared as seen by readers:", () => {
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

  const pages = [
    "/art?medium=print",
    "/art/blue-square",
    "/art/line?on=blue-square,own",
    "/art/3d/turning-square",
    "/art/zine/eight-folds",
    "/about-me",
    "/blog?q=print",
    `/blog/${slug}`,
    "/blog/series/small-things",
    "/feed.xml",
    "/letters/may",
    "/letters",
    "/notes/bcdfghjk",
    "/notes",
    "/now",
    "/portfolio",
    "/portfolio/paper-clock",
    "/tags/riso",
    "/tags",
  ];

  it.each([...programs, ...calls, "/api/posts?q=toad&fields=content"])("%s", async (path) => {
    const read = await tablesRead(async (watched) => {
      const answer = await ask(new Request(testOrigin + path), { DB: watched as never });
      expect(answer.status).toBe(200);
      await answer.text();
    });
    expect(undeclared(read)).toEqual([]);
  });

  it.each(pages)("%s", async (path) => {
    const read = await tablesRead(async (watched) => {
      const { context, request, url } = visit({ ...services, db: openDatabase(watched) }, path);
      const { file, params } = pageAt(url.pathname);
      const { loader } = await loadPage(file);
      await loader?.({ context, request, url, params } as never);
    });
    expect(undeclared(read)).toEqual([]);
  });

  it("no page with a loader of its own is left out", async () => {
    const visited = pages.map((path) => pageAt(new URL(path, testOrigin).pathname).file);
    const others = [...new Set(stored.map(({ file }) => file))].filter((file) => !visited.includes(file));
    const loaded = await Promise.all(others.map(async (file) => ({ file, ...(await loadPage(file)) })));
    expect(loaded.filter(({ loader }) => loader).map(({ file }) => file)).toEqual([]);
  });
});

describe("the Worker’s database, in tests, breaks where readers see a change that no purge follows:", () => {
  const title = () => services.db.select({ title: schema.posts.title }).from(schema.posts).get();
  const invocation = () => ({ ...services, db: openDatabase(recordedChanges(DB)) });
  const rename = ({ db }: Pick<typeof services, "db">, to: string) =>
    db.update(schema.posts).set({ title: to });

  it("one that is not recorded, or only afterwards", async () => {
    const { db } = invocation();
    await expect(rename({ db }, "Forgotten")).rejects.toThrow("Failed query");
    const change = await beginChange({ ...services, db }).then(() => rename({ db }, "Recorded"));
    expect([change.success, await title()]).toEqual([true, { title: "Recorded" }]);
  });

  it("not one that is recorded with it, nor one that readers see nothing of", async () => {
    const { db, clock } = invocation();
    await db.update(schema.images).set({ hash: "a" });
    await createDraft({ ...services, db }, testOwner(services), {
      ...newPost({ tags: "riso" }),
      dateString: "",
    });
    await db.batch([recordChange({ db, clock }), rename({ db }, "Recorded with it")]);
    expect(await title()).toEqual({ title: "Recorded with it" });
  });

  it("not a visitor’s like, which joins a purge that is due, or is recorded", async () => {
    const [post] = await services.db.select({ id: schema.posts.id }).from(schema.posts);
    for (const mode of [1, -1, 1] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await changeLike(invocation(), { id: post?.id ?? "", mode }, null)).not.toBeNull();
  });
});
