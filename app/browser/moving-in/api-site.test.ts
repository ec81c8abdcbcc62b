import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openSource, recognise } from "@toadstool/moving-in";
import { sampleOf } from "@toadstool/moving-in/samples";
import { pngOf } from "@toadstool/media/samples/quarters";
import {
  bulkChanges,
  drafts,
  images,
  pages,
  posts,
  redirects,
  subscriberImports,
  subscribers,
  taggings,
  webhookEvents,
  webhooks,
} from "#db/schema.ts";
import { dyingSite } from "#testing/fake-site.ts";
import { clearLibrary } from "#testing/library.ts";
import { chosen } from "#testing/moving-in.ts";
import { seeds } from "#testing/seeds.ts";
import { testServices } from "#testing/services.ts";
import { siteOfApi } from "#testing/site-of-api.ts";
import { bring, type People } from "./bring.ts";
import { exportIn } from "./export.ts";
import type { Move } from "./move.ts";
import type { Site } from "./site.ts";
import { undo } from "./undo.ts";

const { services } = testServices();
const { db } = services;
const tables = [
  bulkChanges,
  posts,
  drafts,
  pages,
  redirects,
  subscriberImports,
  subscribers,
  taggings,
  webhooks,
  webhookEvents,
];

beforeEach(async () => {
  for (const table of tables)
    // oxlint-disable-next-line no-await-in-loop -- a few
    await db.delete(table);
  await clearLibrary(services);
  // The web has a picture at each address.
  vi.stubGlobal("fetch", async (url: string) => new Response(pngOf(7, 3 + (url.length % 50)) as BodyInit));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

type System = Parameters<typeof sampleOf>[0];

async function sample(system: System) {
  const source = await openSource(await sampleOf(system));
  const { site } = await recognise(source);
  return exportIn(source, {
    system,
    site: site.address,
    timeZone: "Europe/London",
    slugs: await (await siteOfApi()).findSlugRule(),
  });
}

/** With the readers of the export, as it says what they are. */
function everyone({ readers }: Move): People {
  const decided = readers?.said.map(({ note, state }) => [note, state]) ?? [];
  return { consent: "They subscribed at the former site.", decisions: Object.fromEntries(decided) };
}

async function moveIn(system: System, site: Site): Promise<Move> {
  const bringing = await chosen(await sample(system), site);
  expect(await bring(bringing, everyone(bringing.move))).toBeNull();
  return bringing.move;
}

async function found() {
  const plain = (text: string) => text.replaceAll(/\/media\/\w+/g, "/media/ID");
  const [ofPosts, ofDrafts, ofPages, ofRedirects, ofReaders, files] = await Promise.all([
    db.select().from(posts).orderBy(posts.slug),
    db.select().from(drafts).orderBy(drafts.title),
    db.select().from(pages),
    db.select().from(redirects).orderBy(redirects.path),
    db.select().from(subscribers).orderBy(subscribers.email),
    db.select({ deletedAt: images.deletedAt }).from(images),
  ]);
  return {
    posts: ofPosts.map(({ slug, content, publishedAt }) => [slug, publishedAt.toJSON(), plain(content)]),
    drafts: ofDrafts.map(({ title, kind, content }) => [title, kind, plain(content)]),
    pages: ofPages.map(({ path, publishedAt }) => [path, publishedAt.toJSON()]),
    redirects: ofRedirects.map(({ path, target }) => [path, target]),
    readers: ofReaders.map(({ email, state, source }) => [email, state, source]),
    tags: await db.$count(taggings),
    files: files.filter(({ deletedAt }) => deletedAt === null).length,
  };
}

const [march, april] = ["2021-03-02T09:00:00.000Z", "2021-04-01T09:00:00.000Z"];
/** As a move of the version before, by a queue of its own, left the same exports. */
const expected = {
  ghost: {
    posts: [
      ["moss-1", march],
      ["moss-2", april],
    ],
    drafts: [
      ["About me", "page"],
      ["Moss, part 6", "post"],
      ["Moss, part 7", "post"],
      ["Part 5 of what grows under the beeches.", "post"],
      ["To my readers", "post"],
    ],
    pages: [["/about", march]],
    redirects: [
      ["/moss-1", "/blog/moss-1"],
      ["/moss-2", "/blog/moss-2"],
    ],
    readers: [
      ["bo@pond.example", "confirmed", "import"],
      ["cy@pond.example", "unsubscribed", "import"],
    ],
    tags: 2,
    files: 2,
  },
  wordpress: {
    posts: [
      ["moss-1", march],
      ["moss-2", march],
    ],
    drafts: [
      ["About me", "page"],
      ["An idea.", "post"],
      ["Moss, part 5", "post"],
      ["Moss, part 6", "post"],
      ["Moss, part 7", "post"],
    ],
    pages: [["/people/about", march]],
    redirects: [
      ["/2021/03/moss-1", "/blog/moss-1"],
      ["/2021/03/moss-2", "/blog/moss-2"],
    ],
    readers: [],
    tags: 2,
    files: 3,
  },
};

it("ties translations by the API, the page of one and the draft of another too", async () => {
  const text = (title: string, more = "") => `---\ntitle: ${title}\n${more}---\n${title}.\n`;
  const dated = "date: 2026-01-01\n";
  const files = Object.entries({
    "hugo.toml": 'defaultContentLanguage = "en"\n[languages.en]\n[languages.de]\n[languages.ja]\n',
    "content/post/moss.md": text("Moss", dated),
    "content/post/moss.de.md": text("Moos", dated),
    "content/post/moss.ja.md": text("苔", `${dated}draft: true\n`),
    "content/about.md": text("About"),
    "content/about.de.md": text("Über"),
  }).map(([path, body]) => ({ path: `pond/${path}`, blob: new Blob([body]) }));
  const source = await openSource(files);
  const site = await siteOfApi();
  const slugs = await site.findSlugRule();
  const exported = exportIn(source, { system: "hugo", site: "", timeZone: "UTC", slugs });
  const bringing = await chosen(exported, site);
  await bring(bringing, null);
  const ofPosts = await db.select().from(posts).orderBy(posts.slug);
  const [draft] = await db.select().from(drafts).where(eq(drafts.kind, "post"));
  const ofPages = await db.select().from(pages).orderBy(pages.path);
  expect([...ofPosts, ...(draft ? [draft] : [])].map(({ slug, language }) => [slug, language])).toEqual([
    ["moss", ""],
    ["moss-de", "de"],
    ["moss-ja", "ja"],
  ]);
  expect(ofPages.map(({ path, language }) => [path, language])).toEqual([
    ["/about", ""],
    ["/de/about", "de"],
  ]);
  const groups = (rows: { translationGroup: string }[]) => new Set(rows.map((row) => row.translationGroup));
  const [ofText] = groups(ofPosts);
  expect([groups(ofPosts).size, draft?.translationGroup, groups(ofPages).size]).toEqual([1, ofText, 1]);
  expect([ofText, ofPages[0]?.translationGroup]).not.toContain("");
});

describe.each(["ghost", "wordpress"] as const)("an export of %s, brought in by the API", (system) => {
  it("comes with its texts, dates, redirects, pictures and readers, and notifies no webhook", async () => {
    const createdAt = services.clock();
    const webhook = {
      id: "w",
      url: "https://a.example",
      secret: "",
      events: ["post.published" as const],
      createdAt,
    };
    await db.insert(webhooks).values(webhook);
    const move = await moveIn(system, await siteOfApi());
    const { posts: ofPosts, drafts: ofDrafts, ...others } = await found();
    const came = {
      posts: ofPosts.map((row) => row.slice(0, 2)),
      drafts: ofDrafts.map((row) => row.slice(0, 2)),
    };
    expect({ ...came, ...others }).toEqual(expected[system]);
    expect(ofPosts[0]?.[2]).toContain('![Moss on a stone](/media/ID "After the rain")');
    expect([...move.texts.values()].map(({ state }) => state)).not.toContain("failed");
    expect(await db.$count(webhookEvents)).toBe(0);
  });

  it("comes once where it is chosen again, and the undo removes all of it", async () => {
    const site = await siteOfApi();
    const { key } = await moveIn(system, site);
    const whole = await found();
    await moveIn(system, site);
    expect(await found()).toEqual(whole);
    expect(await undo(site, key, { isPaused: () => false }, () => undefined)).toEqual([]);
    const left = whole.readers.filter(([, state]) => state !== "confirmed");
    const nothing = { posts: [], drafts: [], pages: [], redirects: [], tags: 0, files: 0 };
    expect(await found()).toEqual({ ...nothing, readers: left });
    await moveIn(system, site);
    expect(await found()).toEqual(whole);
  });

  it("is undone with the same list of what stays, whoever presses Undo again", async () => {
    const site = await siteOfApi();
    const { key } = await moveIn(system, site);
    const mine = and(eq(posts.slug, "moss-1"), isNull(posts.deletedAt));
    await db.update(posts).set({ version: 2 }).where(mine);
    const press = () => undo(site, key, { isPaused: () => false }, () => undefined);
    const kept = await press();
    expect(kept.map(({ kind }) => kind)).toContain("post");
    expect(await press()).toEqual(kept);
  });

  it.each(seeds(2))("goes on where its window was closed (seed %i)", async (seed) => {
    const site = await siteOfApi();
    const { key } = await moveIn(system, site);
    const whole = await found();
    await undo(site, key, { isPaused: () => false }, () => undefined);
    await clearLibrary(services);
    for (let life = 1; life <= 4; life++)
      // oxlint-disable-next-line no-await-in-loop -- one life after the other
      await moveIn(system, dyingSite(site, { at: seed + 6 * life, isDone: (seed + life) % 2 === 0 })).catch(
        (error: unknown) => {
          if (String(error) !== "Error: crash") throw error;
        },
      );
    await moveIn(system, site);
    expect(await found()).toEqual(whole);
  });
});
