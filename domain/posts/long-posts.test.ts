import { beforeEach, describe, expect, it } from "vitest";
import { type Crash, crashing, deathsIn } from "#testing/crashing.ts";
import { measuredRows } from "#testing/measured-rows.ts";
import { newPost, published } from "#testing/posts.ts";
import { firstOf } from "#testing/seeds.ts";
import { largestRows } from "#testing/row-bounds.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { postParts, posts } from "#db/schema.ts";
import { createDraft, saveDraft } from "../drafts/drafts.server.ts";
import { publishDraft } from "../drafts/publish-draft.server.ts";
import { findSite } from "../facts/site.server.ts";
import { composeFeedIn } from "../feeds/feed.ts";
import { readPostsFeed } from "../feeds/feed.server.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { isRefused } from "../outcome.ts";
import { splitText } from "#db/d1/split-text.ts";
import { headBytes, longestTerm, pieces } from "./parts.server.ts";
import { limits } from "./post.ts";
import { findPost, listPosts } from "./posts.server.ts";
import { readableText } from "@toadstool/markdown/html";
import { publishPost, updatePost } from "./publishing.server.ts";
import { foldForSearch } from "./search.server.ts";
import { deletePost, restorePost, sweepDeletedPosts } from "./trash.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const { db } = services;

beforeEach(async () => {
  await db.delete(posts);
});

/** As long as a text may be, of this over and over. */
const filled = (text: string, length = limits.content) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** In few paragraphs, for it is their number that rendering takes its time for. */
const paragraphs = (text: string) => filled(`${filled(text, 9_998)}\n\n`);
const japanese = paragraphs("庭の隅で茸が静かに歌っている。");

/** No table may hold a row larger than its computed bound. */
async function expectWithinBounds() {
  const measured = await measuredRows(services);
  for (const { table, bytes } of largestRows())
    expect([table, measured[table]]).toEqual([table, atMost(bytes)]);
}

const atMost = (most: number) => ({ asymmetricMatch: (bytes: number) => bytes <= most });

describe("a text of the greatest length", () => {
  const longTexts = [
    ["letters that grow where case is folded", paragraphs("ΐİßﬃ")],
    ["characters that HTML escapes", paragraphs('R&D "toads" \'> ')],
    ["characters that grow where they are normalised", paragraphs("\u{1d160}\ufb2c\u0958 ")],
    ["Japanese, and emoji", `${paragraphs("🍄🌧️ ").slice(0, 10_000)}${japanese.slice(10_000)}`],
  ] as const;

  it.each(firstOf(longTexts, 1))(
    "of %s is published, read, searched and saved again",
    async (_what, content) => {
      const post = await published(services, { content, slug: "long", title: "Длинный" });
      const html = renderMarkdown(content);
      const found = await findPost(services, "long");
      expect(found?.content === content).toBe(true);
      expect(found?.html === html).toBe(true);
      expect((await listPosts(services, { search: content.slice(-60) })).posts).toHaveLength(1);
      expect((await listPosts(services, { search: `${content.slice(-60)} nowhere` })).posts).toEqual([]);
      await expectWithinBounds();

      const saved = await updatePost(
        services,
        owner,
        post.id,
        newPost({ content: `${content.slice(0, -3)}end` }),
      );
      expect(isRefused(saved)).toBe(false);
      expect((await listPosts(services, { search: "END" })).posts).toHaveLength(1);
      await expectWithinBounds();
    },
  );

  it("is drafted, autosaved and published with every other field at its limit", async () => {
    const fields = {
      title: filled("茸", limits.title),
      summary: filled("庭", limits.summary),
      slug: filled("s", limits.slug),
      imageUrl: `/${filled("茸", limits.imageUrl - 1)}`,
      dateString: "4 March 2026, 9:12:00 AM".padEnd(limits.dateString, " "),
      content: filled("茸"),
    };
    const draft = await createDraft(services, owner, fields);
    const later = new Date(world.now.getTime() + 2 * 3_600_000);
    const atNight = { ...services, clock: () => later };
    await saveDraft(atNight, owner, draft.id, { ...fields, content: `${fields.content.slice(0, -1)}終` });
    const input = newPost({ ...fields, dateString: fields.dateString.trim() });
    expect(await publishDraft(atNight, owner, draft.id, input)).toMatchObject({ slug: fields.slug });
    await expectWithinBounds();
    const { posts: row = 0, text_revisions: revision = 0 } = await measuredRows(services);
    expect(row).toBeGreaterThan(1_890_000);
    expect(revision).toBeGreaterThan(1_500_000);
  });
});

describe("a post in parts", () => {
  /** One part of HTML beyond the row, and one to be searched. */
  const content = japanese.slice(0, 100_000);

  it("is searched across every border, and not beyond a field's end", async () => {
    // No three neighbours come twice.
    const content = Array.from(
      { length: 60_000 },
      (_, n) => `${String.fromCodePoint(0x4e00 + (n % 20_000))}${n}${n % 1000 === 999 ? "\n\n" : ""}`,
    )
      .join("")
      .slice(0, limits.content);
    const post = await published(services, { content });
    const folded = foldForSearch(post, readableText(post.html));
    const [head, ...parts] = splitText(folded, { ...pieces, shared: longestTerm });
    expect(parts.length).toBeGreaterThan(0);
    const finds = async (term: string) => (await listPosts(services, { search: term })).posts.length === 1;
    let border = head.length;
    for (const part of parts) {
      for (const [before, after] of [
        [1, 1],
        [20, 20],
        [longestTerm - 1, 1],
        [1, longestTerm - 1],
      ] as const) {
        const term = folded.slice(border - before, border + after);
        // oxlint-disable-next-line no-await-in-loop -- one search after the other
        expect([border, before, await finds(term)]).toEqual([border, before, true]);
        // oxlint-disable-next-line no-await-in-loop -- one search after the other
        expect(await finds(`${term}~`)).toBe(false);
      }
      border += part.length - longestTerm;
    }
    expect(await finds(`${folded.slice(-30)},${content.slice(0, 30)}, ${post.title.toUpperCase()}`)).toBe(
      true,
    );
  });

  it("leaves no parts behind when it becomes short, and shows none of them", async () => {
    const post = await published(services, { content, slug: "shrinks" });
    expect(await db.$count(postParts)).toBeGreaterThan(1);
    await updatePost(services, owner, post.id, newPost({ slug: "shrinks", content: "Short." }));
    expect(await db.$count(postParts)).toBe(0);
    expect((await findPost(services, "shrinks"))?.html).toBe("<p>Short.</p>");
  });

  it("keeps its parts when a save is refused", async () => {
    const post = await published(services, { content, slug: "kept" });
    const refused = await updatePost(
      services,
      owner,
      post.id,
      newPost({ content: "Short.", version: 7 } as never),
    );
    expect(refused).toMatchObject({ code: "changed_elsewhere" });
    expect((await findPost(services, "kept"))?.html === post.html).toBe(true);
  });

  it("is in the feed whole", async () => {
    await published(services, { content: `${content}\n\nThe last words.`, title: "First" });
    await published(services, { content: "Another.", title: "Second" });
    const site = await findSite(services);
    const feed = composeFeedIn("xml", site, await readPostsFeed(services, site));
    expect(feed).toContain("The last words.");
    expect(feed.split("The last words.")).toHaveLength(2);
  });

  it("comes back from the trash whole, and is removed permanently with its parts", async () => {
    const post = await published(services, { content });
    await deletePost(services, owner, post.id);
    await restorePost(services, owner, post.id);
    expect((await findPost(services, post.id))?.html === post.html).toBe(true);
    await deletePost(services, owner, post.id);
    await sweepDeletedPosts(services, services.clock());
    expect(await db.$count(postParts)).toBe(0);
  });

  it("is published wholly or not at all, wherever it crashes", async () => {
    // Just too long for one part.
    const text = filled("茸", 70_000);
    const html = renderMarkdown(text);
    const publish = async (name: string, death?: Crash) => {
      const input = newPost({ content: text, publishKey: `key-${name}`, slug: `crash-${name}` });
      const { services: dying, seen } = crashing(services, death);
      await publishPost({ ...services, ...dying }, owner, input).catch(() => null);
      return { input, seen };
    };
    const deaths = deathsIn((await publish("none")).seen);
    expect(deaths.length).toBeGreaterThan(1);
    for (const [index, death] of deaths.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one crash after the other
      const { input } = await publish(String(index), death);
      // oxlint-disable-next-line no-await-in-loop -- one crash after the other
      const found = await findPost(services, input.slug);
      expect([undefined, html]).toContain(found?.html);
      // oxlint-disable-next-line no-await-in-loop -- one crash after the other
      const again = await publishPost(services, owner, input);
      expect(!isRefused(again) && again.html === html).toBe(true);
    }
  });

  it("is read as it is where it was written before there were parts, and divided when it is saved", async () => {
    const post = await published(services, { content });
    await db.batch([
      db.delete(postParts),
      db.update(posts).set({ html: post.html, folded: foldForSearch(post, readableText(post.html)) }),
    ]);
    expect((await findPost(services, post.id))?.html === post.html).toBe(true);
    expect((await listPosts(services, { search: japanese.slice(0, 30) })).posts).toHaveLength(1);
    await updatePost(services, owner, post.id, newPost({ content: post.content, slug: post.slug }));
    expect(await db.$count(postParts)).toBe(2);
    expect((await findPost(services, post.id))?.html === post.html).toBe(true);
  });

  it("needs no parts where its HTML is short, and is read in one round trip", async () => {
    const short = await published(services, { content: "a".repeat(headBytes / 2) });
    expect(await db.$count(postParts)).toBe(0);
    const { services: counted, seen } = crashing(services);
    await findPost(counted, short.slug);
    expect(seen.calls).toBe(1);
  });
});
