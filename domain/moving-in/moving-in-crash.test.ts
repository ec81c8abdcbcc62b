import { beforeEach, describe, expect, it, vi } from "vitest";
import { pngOf } from "@toadstool/media/samples/quarters";
import { drafts, images, moves, pages, posts, redirects, taggings, textRevisions } from "#db/schema.ts";
import { type Crash, crashing, deathsIn } from "#testing/crashing.ts";
import { act, movedFile, movedPicture, movedText, staged } from "#testing/moving-in.ts";
import { clearLibrary } from "#testing/library.ts";
import { seeds } from "#testing/seeds.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { findMove } from "./moves.server.ts";
import { reviveMoves, stepMove } from "./step-move.server.ts";

type Site = ReturnType<typeof testServices>;

const picture = pngOf(9, 6);
const minute = 60_000;
/** Calls to the outside that a step makes: some make more. */
const usualLife = 20;

beforeEach(() => {
  // Each crash is logged.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

/** mulberry32: the same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const emptied = [moves, posts, drafts, pages, redirects, taggings, textRevisions];

async function newSite(): Promise<Site> {
  const site = testServices();
  for (const table of emptied)
    // oxlint-disable-next-line no-await-in-loop -- a few
    await site.services.db.delete(table);
  await clearLibrary(site.services);
  return site;
}

/** Steps that the queue and the cron ask for, of which about every second dies at some call, until the move rests. */
async function liveThrough({ services, world }: Site, id: string, random: () => number): Promise<number> {
  let deaths = 0;
  for (let round = 0; round < 600; round++) {
    world.steps.length = 0;
    const lives = random() < 0.5;
    const crash = lives ? null : { at: 1 + Math.floor(random() * usualLife), isDone: random() < 0.5 };
    const { services: mortal } = crashing(services, crash);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await stepMove({ ...services, ...mortal }, id).catch(() => deaths++);
    world.now = new Date(world.now.getTime() + 5 * minute);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await reviveMoves(services);
    if (world.steps.length === 0) return deaths;
  }
  throw new Error("The move does not come to rest.");
}

/** What there is of a move on the site: nothing may be there twice. */
async function found({ services: { db } }: Site) {
  const [ofPosts, ofDrafts, ofPages, ofRedirects, files, revisions, tags] = await Promise.all([
    db.select({ slug: posts.slug, content: posts.content }).from(posts).orderBy(posts.slug),
    db.select({ title: drafts.title }).from(drafts).orderBy(drafts.title),
    db.select({ path: pages.path }).from(pages),
    db.select({ path: redirects.path, target: redirects.target }).from(redirects).orderBy(redirects.path),
    db.select({ deletedAt: images.deletedAt }).from(images),
    db.$count(textRevisions),
    db.$count(taggings),
  ]);
  return {
    posts: ofPosts.map(({ slug, content }) => [slug, content.replaceAll(/\/media\/\w+/g, "/media/ID")]),
    drafts: ofDrafts,
    pages: ofPages,
    redirects: ofRedirects,
    files: files.filter(({ deletedAt }) => deletedAt === null).length,
    revisions,
    tags,
  };
}

const given = () => {
  const [one, other] = [movedFile("one"), movedFile("other")];
  return [
    movedPicture(one),
    movedPicture(other),
    movedText("ink", { slug: "with-one" }),
    movedText("uses", { kind: "page", oldPaths: ["/uses"] }),
    movedText("idea", { status: "draft" }),
    { type: "redirect" as const, id: "r", from: "/feed-old", to: "/feed.xml" },
  ];
};
const files = { one: picture, other: pngOf(8, 4) };

describe("where the Worker dies at random while a move is under way", { timeout: 120_000 }, () => {
  it.each(seeds(1))("everything comes once, and the undo removes all of it (seed %i)", async (seed) => {
    const random = randomOf(seed);
    const site = await newSite();
    const owner = testOwner(site.services);
    const id = await staged(site, given(), files);
    await act(site, id, "start");
    const deaths = await liveThrough(site, id, random);
    expect((await findMove(site.services, owner, id))?.state).toBe("done");
    expect(await found(site)).toEqual({
      posts: [
        ["with-one", "![A toad](/media/ID)"],
        ["with-one-2", "The text of ink, which is long enough to be read."],
        ["with-other", "![A toad](/media/ID)"],
      ],
      drafts: [{ title: "About idea" }, { title: "About uses" }],
      pages: [{ path: "/uses" }],
      redirects: [
        { path: "/2019/ink", target: "/blog/with-one-2" },
        { path: "/2019/with-one", target: "/blog/with-one" },
        { path: "/2019/with-other", target: "/blog/with-other" },
        { path: "/feed-old", target: "/feed.xml" },
        { path: "/uses", target: "/uses" },
      ].filter(({ path, target }) => path !== target),
      files: 2,
      revisions: 4,
      tags: 3,
    });
    await act(site, id, "undo");
    const more = await liveThrough(site, id, random);
    expect((await findMove(site.services, owner, id))?.state).toBe("undone");
    expect(await found(site)).toEqual({
      posts: [],
      drafts: [],
      pages: [],
      redirects: [],
      files: 0,
      revisions: 0,
      tags: 0,
    });
    expect(deaths + more, "steps that died").toBeGreaterThan(0);
  });
});

describe("where the Worker dies at any call of the step", { timeout: 120_000 }, () => {
  it.each([
    ["a picture", [movedPicture(movedFile("one"))]],
    ["a page", [movedText("uses", { kind: "page", oldPaths: ["/uses"] })]],
  ])("that brings %s, it is there once, and the undo removes it", async (_, items) => {
    const deaths = deathsIn((await dieBringing(items, null)).seen);
    expect(deaths.length).toBeGreaterThan(4);
    for (const death of deaths) {
      const { site, id } = await dieBringing(items, death);
      site.world.now = new Date(site.world.now.getTime() + 5 * minute);
      await liveThrough(site, id, () => 0);
      const there = await found(site);
      expect([there.posts.length + there.pages.length, there.files, there.revisions], `${death.at}`).toEqual([
        1,
        items[0]?.kind === "page" ? 0 : 1,
        1,
      ]);
      await act(site, id, "undo");
      await liveThrough(site, id, () => 0);
      expect(await found(site), `${death.at}`).toMatchObject({
        posts: [],
        drafts: [],
        files: 0,
        revisions: 0,
      });
    }
  });

  async function dieBringing(items: Parameters<typeof staged>[1], death: Crash | null) {
    const site = await newSite();
    const id = await staged(site, items, { one: picture });
    await act(site, id, "start");
    const { services: mortal, seen } = crashing(site.services, death);
    await stepMove({ ...site.services, ...mortal }, id).catch(() => undefined);
    return { site, id, seen };
  }
});
