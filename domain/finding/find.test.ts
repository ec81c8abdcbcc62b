import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { names, outdatedNames, posts, subscribers } from "#db/schema.ts";
import { drafted } from "#testing/drafts.ts";
import { storedImage } from "#testing/images.ts";
import { fillWithNames } from "#testing/many-names.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { enlist } from "#testing/subscribers.ts";
import { artworkCalled, storedWork } from "#testing/works.ts";
import { changeImage } from "../media/images.server.ts";
import { deletePost, restorePost } from "../posts/trash.server.ts";
import { forgetSubscriber } from "../subscribers/forget-subscriber.server.ts";
import { findForOwner, listRecent } from "./find.server.ts";
import { nameWaiting, selectOutdated, writeNames } from "./write-names.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

const find = async (typed: string) =>
  (await findForOwner(services, owner, typed)).flatMap(({ results }) => results);
const titles = async (typed: string) => (await find(typed)).map(({ title }) => title);

/** The database, in which the subscriber is erased after a first batch was read. */
function erasing(db: typeof services.db, id: string): typeof services.db {
  const batch: typeof db.batch = async (statements) => {
    const read = await db.batch(statements);
    await forgetSubscriber(services, owner, { id, isKeptAway: false });
    return read;
  };
  return Object.assign(Object.create(db), { batch });
}

it("finds nothing on an empty site, and nothing was edited last", async () => {
  expect([await find("paper"), await find(""), await listRecent(services, owner)]).toEqual([[], [], []]);
});

describe("what the owner has is found", () => {
  it("whatever it is, with what it is, its state and where it is opened", async () => {
    await fillWithNames(services, 12);
    const groups = await findForOwner(services, owner, "1003");
    const shown = groups.map(({ section, results }) => [
      section,
      results
        .map(({ kind, state, at, address }) => `${kind} ${state} ${at?.slice(0, 10)} ${address}`)
        .toSorted(),
    ]);
    expect(Object.fromEntries(shown)).toEqual({
      texts: [
        "letter draft 2020-09-13 /admin/email?letter=draft-letter3",
        "letter sent 2020-09-13 /admin/email/letters/newsletter_issues3",
        "note published 2020-09-13 /admin/notes/notes3",
        "page draft 2020-09-13 /admin/pages?page=draft-page3",
        "post draft 2020-09-13 /admin/blog?draft=draft-post3&edit",
      ],
      works: [
        "artwork published 2020-09-13 /admin/works/artworks/artwork3",
        "project published 2020-09-13 /admin/works/projects/project3",
        "zine published 2020-09-13 /admin/works/zines/zine3",
      ],
      pictures: ["picture  2020-09-13 /admin/images/images3"],
      people: ["subscriber confirmed 2020-09-13 /admin/email/subscribers/subscribers3"],
      tags: [
        "series  2020-09-13 /admin/series/post_series3",
        "tag  2020-09-13 /admin/tags/tags3",
        "topic  2020-09-13 /admin/email/topics",
      ],
    });
    expect(groups.map(({ hasMore }) => hasMore)).toEqual([true, false, false, false, false]);
    expect(groups[1]?.lists[0]).toEqual({ name: "artworks", address: "/admin/works/artworks?q=1003" });
  });

  it("the best first, and of those that fit as well the latest", async () => {
    for (const [title, date] of [
      ["About Wombat paper", "3 May 2026"],
      ["Wombat paper, again", "1 May 2026"],
      ["Paper of a wombat", "4 May 2026"],
      ["Wombat paper again", "2 May 2026"],
      ["Wombat paper", "5 March 2020"],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await published(services, { title, dateString: date, datetime: "2026-03-04 09:12:00" });
    expect(await titles("wombat pap")).toEqual([
      "Wombat paper again",
      "Wombat paper, again",
      "Wombat paper",
      "About Wombat paper",
      "Paper of a wombat",
    ]);
    expect((await titles("wombat paper"))[0]).toBe("Wombat paper");
  });

  it.each([
    ["カエルと湿った紙", "湿った"],
    ["كتاب الحبر", "حبر"],
    ["🍄".repeat(100), "🍄🍄🍄"],
    ["100%_done'; drop table names", "100%_do"],
  ])("under the title %s", async (title, typed) => {
    await published(services, { title });
    expect(await titles(typed)).toEqual([title]);
  });

  it.each(["%", "_", "%_%", "'", "\u0000", "🐌".repeat(200), "1003 %"])(
    "never by signs that a database reads: %j",
    async (typed) =>
      expect(await titles(typed)).toEqual(typed.startsWith("1003") ? await titles("1003") : []),
  );

  it("by a word of its address, too", async () => {
    await drafted(services, { title: "What I do", slug: "quokka-log" });
    expect(await titles("what quokka")).toEqual(["What I do"]);
  });
});

describe("names are never out of date:", () => {
  it("a picture is found by the words of its alt text, as soon as it has one", async () => {
    const { id } = await storedImage(services, { name: "IMG_2031" });
    expect(await titles("img")).toEqual(["IMG_2031"]);
    await changeImage(services, owner, id, { alt: "A tapir beside a lamp" });
    expect([await titles("tapi"), await titles("lamp img")]).toEqual([["IMG_2031"], ["IMG_2031"]]);
  });

  it("a text is found by its name of now, and not while it is in the trash", async () => {
    const { id } = await published(services, { title: "Axolotl" });
    expect(await titles("axo")).toEqual(["Axolotl"]);
    await services.db.update(posts).set({ title: "Salamander" }).where(eq(posts.id, id));
    expect([await titles("axo"), await titles("sala")]).toEqual([[], ["Salamander"]]);
    await deletePost(services, owner, id);
    expect(await titles("sala")).toEqual([]);
    await restorePost(services, owner, id);
    expect(await titles("sala")).toEqual(["Salamander"]);
  });

  it("of an erased subscriber none is left, not even where a search has just read the name", async () => {
    const { id } = await enlist("iguana@example.com");
    const outdated = await selectOutdated(services.db, 10);
    expect(await titles("iguana")).toEqual(["iguana@example.com"]);
    // Another search wrote them meanwhile.
    await writeNames(services, outdated);
    expect(await titles("iguana")).toEqual(["iguana@example.com"]);
    await services.db.update(subscribers).set({ email: "iguana@example.org" }).where(eq(subscribers.id, id));
    const read = await selectOutdated(services.db, 10);
    const erased = { ...services, db: erasing(services.db, id) };
    await writeNames(erased, read);
    expect(await services.db.$count(names, eq(names.itemId, id))).toBe(0);
    expect(await services.db.$count(outdatedNames)).toBe(0);
  });

  it("a restore, which replaces all rows, leaves no name of before, and what it brings is found", async () => {
    const rows = await services.db.select().from(subscribers);
    await services.db.batch([
      services.db.delete(subscribers),
      services.db.insert(subscribers).values(rows.slice(0, 1)),
    ]);
    expect(await find("example")).toHaveLength(1);
  });

  it("those that another rule has folded are written again by the cron", async () => {
    await published(services, { title: "Pangolin" });
    await nameWaiting(services);
    await services.db.update(names).set({ words: "\u0001 old" }).where(eq(names.section, "texts"));
    expect(await titles("pangolin")).toEqual([]);
    await nameWaiting(services);
    expect(await titles("pangolin")).toEqual(["Pangolin"]);
  });
});

describe("works of files", () => {
  it("are found with those that the admin made, and once where a row is laid over one", async () => {
    world.files.artworks = [
      artworkCalled("gecko", { title: "Gecko in ink" }),
      artworkCalled("newt", { title: "Gecko" }),
    ];
    await storedWork(services, "artwork", artworkCalled("gecko", { title: "Gecko, again" }), {
      file: "gecko",
    });
    expect((await find("gecko")).map(({ title, id }) => `${title} ${id.length > 10 ? "row" : id}`)).toEqual([
      "Gecko newt",
      "Gecko, again row",
    ]);
  });
});

describe("what was edited last", () => {
  it("is texts and works, the last first", async () => {
    world.now = new Date("2030-01-01T12:00:00Z");
    const { id } = await drafted(services, { title: "" });
    const recent = await listRecent(services, owner);
    expect(recent).toHaveLength(8);
    expect(recent[0]).toEqual({
      kind: "post",
      id,
      title: "",
      state: "draft",
      at: world.now.toISOString(),
      address: `/admin/blog?draft=${id}&edit`,
      rank: 0,
    });
  });
});
