import { collect } from "@toadstool/media/bindings";
import { beforeEach, describe, expect, it } from "vitest";
import { pngOf } from "@toadstool/media/samples/quarters";
import { drafts, images, moves, posts, redirects, subscribers, webhookEvents, webhooks } from "#db/schema.ts";
import { act, movedDate, movedFile, movedPicture, movedText, staged, untilDone } from "#testing/moving-in.ts";
import { clearLibrary } from "#testing/library.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { findRedirect } from "../addresses/redirects.server.ts";
import { findPost } from "../posts/posts.server.ts";
import { deletePost } from "../posts/trash.server.ts";
import { updatePost } from "../posts/publishing.server.ts";
import { discardMove, findMove, sweepMoves } from "./moves.server.ts";
import { listMoveItems, readMoveReport } from "./report.server.ts";
import { stageItems } from "./stage-items.server.ts";
import { actOnMove } from "./start-move.server.ts";

let site = testServices();
let owner = testOwner(site.services);

beforeEach(async () => {
  site = testServices();
  owner = testOwner(site.services);
  const { db } = site.services;
  for (const table of [moves, posts, drafts, redirects, subscribers, webhooks, webhookEvents])
    // oxlint-disable-next-line no-await-in-loop -- a few
    await db.delete(table);
  await clearLibrary(site.services);
});

const items = (id: string, filter: "texts" | "left" | "failed" | "kept" | "files" = "texts") =>
  listMoveItems(site.services, owner, id, { filter, limit: 100 });
const stateOf = async (id: string) => (await findMove(site.services, owner, id))?.state;
const countOf = async (table: typeof posts | typeof drafts | typeof images) => site.services.db.$count(table);

async function moveIn(...given: Parameters<typeof staged> extends [unknown, ...infer Rest] ? Rest : never) {
  const id = await staged(site, ...given);
  await act(site, id, "start");
  await untilDone(site);
  return id;
}

describe("an export that was read", () => {
  it("changes nothing of the site until it is started", async () => {
    const id = await staged(site, [movedText("ink")]);
    expect(await countOf(posts)).toBe(0);
    expect(await readMoveReport(site.services, owner, id)).toMatchObject({
      move: { state: "staged" },
      counts: [{ kind: "post", state: "waiting", isPublished: true, count: 1 }],
    });
    await discardMove(site.services, owner, id);
    expect(await findMove(site.services, owner, id)).toBeNull();
  });

  it("is staged once, however often its items are sent", async () => {
    const id = await staged(site, [movedText("ink"), movedText("ink"), movedText("paper")]);
    expect(await items(id)).toHaveLength(2);
    const late = await stageItems(site.services, owner, id, { place: 0, items: [movedText("late")] });
    expect(late).toMatchObject({ code: "not_arriving" });
  });

  it("leaves none of its files staged", async () => {
    const { store } = site.services;
    const id = await staged(site, [movedText("ink")]);
    for (let n = 0; n < 3; n++) await store.put(`moves/${id}/${n}`, new Uint8Array(1), "image/png");
    await act(site, id, "start");
    await untilDone(site);
    expect(await collect(store.list("moves/"))).toEqual([]);
  });

  it("is forgotten after a week", async () => {
    const id = await staged(site, [movedText("ink")]);
    site.world.now = new Date(site.world.now.getTime() + 8 * 86_400_000);
    await sweepMoves(site.services);
    expect(await findMove(site.services, owner, id)).toBeNull();
  });
});

describe("a post that is brought in", () => {
  it("keeps its date, tags, summary and text, and its old address leads to it", async () => {
    const id = await moveIn([movedText("ink", { tags: ["riso", "paper"] })]);
    expect(await stateOf(id)).toBe("done");
    expect(await findPost(site.services, "ink")).toMatchObject({
      title: "About ink",
      summary: "What ink is",
      publishedAt: "2019-03-04T09:12:00.000Z",
      dateString: expect.stringMatching(/^4 March 2019, /),
      tags: [{ name: "riso" }, { name: "paper" }],
      html: expect.stringContaining("The text of ink"),
    });
    expect(await findRedirect(site.services, "/2019/ink/")).toBe("/blog/ink");
  });

  it("gets a free slug where another post has it, or another of the same export", async () => {
    await published(site.services, { slug: "ink" });
    const id = await moveIn([
      movedText("ink"),
      movedText("other", { slug: "ink", oldPaths: ["/other"] }),
      movedText("third"),
    ]);
    expect((await items(id)).map(({ address }) => address)).toEqual([
      "/blog/ink-2",
      "/blog/ink-3",
      "/blog/third",
    ]);
    expect((await items(id))[0]?.remarks).toEqual([expect.stringContaining("“ink” is taken here")]);
  });

  it("gets another slug where its own was taken since the report", async () => {
    const id = await staged(site, [movedText("ink")]);
    await published(site.services, { slug: "ink" });
    await act(site, id, "start");
    await untilDone(site);
    expect((await items(id))[0]).toMatchObject({ state: "done", address: "/blog/ink-2" });
  });

  it("comes once, however often its export is read; not even from the trash", async () => {
    await moveIn([movedText("ink"), movedText("old")]);
    const gone = await findPost(site.services, "old");
    await deletePost(site.services, owner, gone?.id ?? "");
    const again = await moveIn([movedText("ink"), movedText("old"), movedText("new")]);
    expect(await countOf(posts)).toBe(3);
    expect(await items(again, "left")).toMatchObject([
      { title: "About ink", address: "/blog/ink", trouble: expect.stringContaining("An earlier move") },
      { title: "About old", trouble: expect.stringContaining("trash") },
    ]);
  });

  it("is announced to no webhook and mailed to no one", async () => {
    const { db, clock } = site.services;
    await db.insert(webhooks).values({
      id: "w",
      url: "https://a.example",
      secret: "",
      events: ["post.published"],
      createdAt: clock(),
    });
    await moveIn([movedText("ink"), movedText("more")]);
    expect(await db.$count(webhookEvents)).toBe(0);
    expect(site.world.mails).toEqual([]);
  });

  it("is a draft where it was none for everyone: a draft, a scheduled one, a letter; with a word on why", async () => {
    const id = await moveIn([
      movedText("a", { status: "draft", published: null }),
      movedText("b", { status: "scheduled", published: movedDate("2999-01-01") }),
      movedText("c", { kind: "letter" }),
      movedText("d", { isPublic: false, status: "draft" }),
      movedText("e", { markdown: '<iframe src="https://evil.example/x"></iframe>' }),
    ]);
    expect(await countOf(posts)).toBe(await site.services.db.$count(posts));
    const listed = await items(id);
    expect(listed.filter(({ isPublished }) => isPublished).map(({ title }) => title)).not.toContain(
      "About a",
    );
    const remarks = Object.fromEntries(listed.map(({ title, remarks: said }) => [title, said.join(" ")]));
    expect(remarks["About b"]).toMatch(/scheduled for 2999-01-01/);
    expect(remarks["About c"]).toMatch(/never on the web/);
    expect(await site.services.db.select({ title: drafts.title, tags: drafts.tags }).from(drafts)).toEqual(
      expect.arrayContaining([
        { title: "About a", tags: "riso" },
        { title: "About b", tags: "riso" },
      ]),
    );
  });

  it("is left out where it is too long, and the others come", async () => {
    const id = await moveIn([movedText("long", { markdown: "x".repeat(500_001) }), movedText("ink")]);
    expect(await items(id, "left")).toMatchObject([
      { title: "About long", trouble: expect.stringContaining("500,001 characters") },
    ]);
    expect(await countOf(posts)).toBe(1);
  });
});

describe("a page that is brought in", () => {
  it("keeps its path, its date and its old addresses; a path of the site’s own is not taken", async () => {
    const id = await moveIn([
      movedText("uses", { kind: "page", id: "ghost:page:1", oldPaths: ["/about/uses"] }),
      movedText("art", { kind: "page", id: "ghost:page:2", oldPaths: ["/art"] }),
    ]);
    expect((await items(id)).map(({ kind, state, address }) => [kind, state, address])).toEqual([
      ["page", "done", "/about/uses"],
      ["page", "done", "/my-art"],
    ]);
    const page = await site.services.db.query.pages.findFirst();
    expect(page?.publishedAt.toJSON()).toMatch(/^2019-03-04/);
  });
});

describe("a picture that is brought in", () => {
  const picture = pngOf(9, 6);

  it("comes before its text, into a folder of its own, and once where it is there already", async () => {
    const [one, same] = [movedFile("one"), movedFile("same")];
    await moveIn([movedPicture(one), movedPicture(same)], { one: picture, same: picture });
    const rows = await site.services.db.select().from(images);
    expect(rows).toMatchObject([{ folder: "from-ghost", alt: "A toad" }]);
    expect((await findPost(site.services, "with-same"))?.content).toBe(`![A toad](/media/${rows[0]?.id})`);
  });

  it("is fetched from the web, with patience; a post does not wait for ever", async () => {
    const asked: string[] = [];
    site.services.fetch = async (input) => {
      asked.push(String(input));
      return asked.length === 1
        ? new Response("busy", { status: 503 })
        : new Response(picture as BodyInit, { headers: { "Content-Type": "image/png" } });
    };
    const from = { in: "web" as const, url: "https://old.example/one.png" };
    const lost = movedFile("lost", {
      from: { in: "web", url: "http://192.168.0.1/x.png" },
      fallback: "http://192.168.0.1/x.png",
    });
    const id = await moveIn([movedPicture(movedFile("one", { from })), movedPicture(lost)]);
    expect(asked).toEqual([from.url, from.url]);
    expect((await findPost(site.services, "with-one"))?.content).toMatch(/\/media\//);
    expect(await items(id, "failed")).toMatchObject([
      { title: "lost.png", trouble: expect.stringContaining("private network") },
    ]);
    expect((await findPost(site.services, "with-lost"))?.content).toContain("192.168.0.1");
  });

  it("that failed comes into its texts when it is tried again, unless they were changed", async () => {
    let isUp = false;
    site.services.fetch = async () =>
      isUp ? new Response(picture as BodyInit) : new Response("no", { status: 404 });
    const url = "https://old.example/one.png";
    const file = movedFile("one", { from: { in: "web", url }, fallback: url });
    const id = await moveIn([movedPicture(file)]);
    expect((await findPost(site.services, "with-one"))?.content).toBe(`[A toad](<${url}>)`);
    isUp = true;
    await act(site, id, "retry");
    await untilDone(site);
    expect(await findPost(site.services, "with-one")).toMatchObject({
      content: expect.stringMatching(/^!\[A toad\]\(\/media\//),
      html: expect.stringContaining("/media/"),
    });
    expect(await stateOf(id)).toBe("done");
  });

  it("is left out where it is too large, or no picture; the text comes without it", async () => {
    const large = movedFile("large", { from: { in: "archive", bytes: 30_000_000 } });
    const text = movedFile("text");
    const id = await moveIn([movedPicture(large), movedPicture(text)], {
      text: new TextEncoder().encode("not a picture"),
    });
    expect((await items(id, "left")).map(({ trouble }) => trouble)).toEqual([
      expect.stringMatching(/30\sMB/),
      expect.stringMatching(/./),
    ]);
    expect(await countOf(posts)).toBe(2);
  });
});

describe("subscribers of an export", () => {
  it("are added with a word on their consent, without a mail, and not where they have left", async () => {
    const person = (name: string, status: "confirmed" | "unsubscribed" = "confirmed") => ({
      type: "subscriber" as const,
      id: name,
      email: `${name}@pond.example`,
      status,
      says: status === "confirmed" ? "" : "“status” is “unsubscribed”",
      tags: ["paid"],
    });
    const id = await staged(site, [
      person("ada"),
      person("bob", "unsubscribed"),
      person("ada"),
      movedText("ink"),
    ]);
    expect((await readMoveReport(site.services, owner, id))?.subscribers).toMatchObject({
      new: 1,
      double: 1,
      suppressed: 1,
    });
    const consent = "They subscribed at the former site.";
    expect(await actOnMove(site.services, owner, id, { act: "start", consent, decisions: {} })).toMatchObject(
      {
        code: "undecided",
        message: expect.stringContaining("“status” is “unsubscribed”"),
      },
    );
    await act(site, id, "start", consent);
    await untilDone(site);
    const everybody = () => site.services.db.select().from(subscribers).orderBy(subscribers.email);
    expect(await everybody()).toMatchObject([
      {
        email: "ada@pond.example",
        state: "confirmed",
        source: "import",
        consent,
      },
      { email: "bob@pond.example", state: "unsubscribed", consent: "" },
    ]);
    expect(site.world.mails).toEqual([]);
    await act(site, id, "undo");
    await untilDone(site);
    expect(await everybody()).toMatchObject([{ email: "bob@pond.example", state: "unsubscribed" }]);
  });
});

describe("the undo of a move", () => {
  it("removes what the move made, and lets it come again", async () => {
    const given = [
      movedPicture(movedFile("one")),
      movedText("page", { kind: "page", oldPaths: ["/page"] }),
      movedText("a", { status: "draft" }),
    ];
    const id = await moveIn(given, { one: pngOf(9, 6) });
    await act(site, id, "undo");
    await untilDone(site);
    expect([await stateOf(id), await countOf(posts), await countOf(drafts)]).toEqual(["undone", 0, 0]);
    expect((await site.services.db.select().from(images)).every(({ deletedAt }) => deletedAt !== null)).toBe(
      true,
    );
    expect(await findRedirect(site.services, "/2019/with-one")).toBeNull();
    await moveIn(given, { one: pngOf(9, 6) });
    expect([await countOf(posts), await countOf(drafts)]).toEqual([1, 2]);
  });

  it("keeps what was changed since, with its picture and its old address, and says so", async () => {
    const id = await moveIn([movedPicture(movedFile("one")), movedText("ink")], { one: pngOf(9, 6) });
    const post = await findPost(site.services, "with-one");
    if (!post) throw new Error("The post did not come.");
    const { title, slug, content, dateString, imageUrl } = post;
    await updatePost(site.services, owner, post.id, {
      title,
      summary: "Mine",
      slug,
      content,
      dateString,
      imageUrl,
    });
    await act(site, id, "undo");
    await untilDone(site);
    expect((await items(id, "kept")).map((item) => [item.title, item.trouble])).toEqual([
      ["one.png", "A text shows it, so it stays."],
      ["About with-one", expect.stringContaining("changed")],
    ]);
    expect(await findPost(site.services, "ink")).toBeNull();
    expect(await findRedirect(site.services, "/2019/with-one")).toBe("/blog/with-one");
  });

  it("stops what is under way; a pause can be ended", async () => {
    const id = await staged(
      site,
      Array.from({ length: 9 }, (_, index) => movedText(`p${index}`)),
    );
    await act(site, id, "start");
    await act(site, id, "pause");
    await untilDone(site);
    expect(await countOf(posts)).toBe(0);
    expect(await act(site, id, "resume")).toMatchObject({ state: "running" });
    expect(await act(site, id, "pause")).toMatchObject({ state: "paused" });
    expect(await act(site, id, "start")).toMatchObject({ code: "not_now" });
    await act(site, id, "undo");
    await untilDone(site);
    expect([await stateOf(id), await countOf(posts)]).toEqual(["undone", 0]);
  });
});
