import { describe, expect, it } from "vitest";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { findNeighbours, findPost, findRenamed, listPosts } from "./posts.server.ts";
import { publishPost, updatePost } from "./publishing.server.ts";
import { deletePost, restorePost, sweepDeletedPosts } from "./trash.server.ts";

const { services } = testServices();
const owner = testOwner(services);

describe("publishing", () => {
  it("keeps the date as written, with the author's local time after a comma", async () => {
    const post = await published(services, { dateString: "4 March 2026", datetime: "2026-03-04 21:05:09" });
    expect(post.dateString).toBe("4 March 2026, 9:05:09 PM");
    expect(post.publishedAt).toBe("2026-03-04T21:05:09.000Z");
  });

  it("writes the author's local date and time where she wrote none", async () => {
    const post = await published(services, {
      dateString: "",
      datetime: "2026-07-04 21:05:09",
      timeZone: "Asia/Tokyo",
    });
    expect(post.dateString).toBe("4 July 2026, 9:05:09 PM");
    expect(post.publishedAt).toBe("2026-07-04T12:05:09.000Z");
  });

  it("refuses an unreadable date, and names the field", async () => {
    for (const dateString of ["soon", "32 March 2026", "2026-02-30", "4/3/26", "03/04/2026", "💐"]) {
      const outcome = await publishPost(services, owner, newPost({ dateString }));
      expect(outcome).toMatchObject({
        refused: "invalid",
        code: "date_unreadable",
        issues: [{ field: "dateString" }],
      });
    }
  });

  it("refuses a slug that is already taken, and leaves nothing behind", async () => {
    const { slug } = await published(services);
    const outcome = await publishPost(services, owner, newPost({ slug, title: "The second" }));
    expect(outcome).toMatchObject({ refused: "conflict", code: "slug_taken", issues: [{ field: "slug" }] });
    expect((await listPosts(services, { search: "The second" })).posts).toEqual([]);
  });

  it("frees the slug of a deleted post", async () => {
    const first = await published(services);
    await deletePost(services, owner, first.id);
    const second = await published(services, { slug: first.slug });
    expect(await restorePost(services, owner, first.id)).toMatchObject({
      code: "slug_taken",
      message: expect.stringContaining(first.slug),
    });
    expect((await findPost(services, first.slug))?.id).toBe(second.id);
  });
});

describe("updating", () => {
  it("leaves a redirect when the slug changes, also over several changes", async () => {
    const post = await published(services, { slug: "first-name" });
    await updatePost(services, owner, post.id, newPost({ slug: "second-name" }));
    await updatePost(services, owner, post.id, newPost({ slug: "third-name" }));
    expect(await findRenamed(services, "first-name")).toBe("third-name");
    expect(await findRenamed(services, "second-name")).toBe("third-name");
    expect(await findPost(services, "first-name")).toBeNull();
  });

  it("lets a post take its old slug back", async () => {
    const post = await published(services, { slug: "there" });
    await updatePost(services, owner, post.id, newPost({ slug: "away" }));
    await updatePost(services, owner, post.id, newPost({ slug: "there" }));
    expect((await findPost(services, "there"))?.id).toBe(post.id);
    expect(await findRenamed(services, "away")).toBe("there");
  });

  it("renders the new text and finds it by search", async () => {
    const post = await published(services);
    const updated = await updatePost(
      services,
      owner,
      post.id,
      newPost({ slug: post.slug, content: "# Hällo *you*" }),
    );
    expect(updated).toMatchObject({ html: expect.stringContaining("<em>you</em>"), version: 2 });
    expect((await listPosts(services, { search: "HÄLLO" })).posts.map((found) => found.id)).toContain(
      post.id,
    );
  });

  it("refuses a change based on an older version, and changes nothing", async () => {
    const post = await published(services);
    await updatePost(services, owner, post.id, {
      ...newPost({ slug: post.slug, title: "Mine" }),
      version: 1,
    });
    const outcome = await updatePost(services, owner, post.id, {
      ...newPost({ slug: post.slug, title: "Yours" }),
      version: 1,
    });
    expect(outcome).toMatchObject({ refused: "conflict", code: "changed_elsewhere" });
    expect((await findPost(services, post.id))?.title).toBe("Mine");
  });

  it("refuses another post's slug without losing either post or redirect", async () => {
    const one = await published(services);
    const two = await published(services);
    expect(await updatePost(services, owner, two.id, newPost({ slug: one.slug }))).toMatchObject({
      code: "slug_taken",
    });
    expect((await findPost(services, two.slug))?.id).toBe(two.id);
  });

  it("answers null for an id that is unknown, a slug, or of another kind", async () => {
    const { slug } = await published(services);
    for (const id of ["unknown", slug, "", "%"])
      expect(await updatePost(services, owner, id, newPost())).toBeNull();
  });
});

describe("the list", () => {
  it("is newest first, in pages that neither skip nor repeat, also where times are equal", async () => {
    const term = crypto.randomUUID();
    for (let day = 1; day <= 7; day++) {
      await published(services, {
        title: `${term} ${day}`,
        dateString: `${Math.ceil(day / 2)} May 2025`,
        datetime: "2025-05-01 10:00:00",
      });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listPosts(services, { search: term, limit: 2, cursor });
      seen.push(...page.posts.map((post) => post.id));
      cursor = page.cursor ?? undefined;
    } while (cursor);
    const whole = await listPosts(services, { search: term, limit: 100 });
    expect(seen).toEqual(whole.posts.map((post) => post.id));
    expect(new Set(seen).size).toBe(7);
    const times = whole.posts.map((post) => post.publishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it("ignores an invalid cursor", async () => {
    const { posts } = await listPosts(services, { cursor: "'; drop table posts; --_x" });
    expect(posts.length).toBeGreaterThan(0);
  });

  it("does not show deleted posts; they come back from the trash and are gone after it is swept", async () => {
    const post = await published(services);
    await deletePost(services, owner, post.id);
    expect(await findPost(services, post.slug)).toBeNull();
    await restorePost(services, owner, post.id);
    expect(await findPost(services, post.slug)).not.toBeNull();
    await deletePost(services, owner, post.id);
    await sweepDeletedPosts(services, services.clock());
    expect(await restorePost(services, owner, post.id)).toBeNull();
  });

  it("finds a post's neighbours by slug and by id", async () => {
    const at = (day: string) => published(services, { dateString: day, datetime: "1990-01-01 10:00:00" });
    const older = await at("1 January 1990");
    const middle = await at("2 January 1990");
    const newer = await at("3 January 1990");
    for (const key of [middle.id, middle.slug]) {
      expect(await findNeighbours(services, key)).toMatchObject({
        newer: { id: newer.id },
        older: { id: older.id },
      });
    }
    expect((await findNeighbours(services, older.id))?.older).toBeNull();
    expect(await findNeighbours(services, "unknown")).toBeNull();
  });
});

describe("search", () => {
  it("wants every term, in any of the five fields, in any case, of any length", async () => {
    const word = crypto.randomUUID();
    const post = await published(services, {
      title: `Straße ${word}`,
      summary: "About Ω",
      content: `über 100% [x] a_b what? 2*3 ${"long ".repeat(12)}end`,
    });
    const found = async (search: string) =>
      (await listPosts(services, { search })).posts.some(({ id }) => id === post.id);
    for (const search of [
      word,
      word.toUpperCase(),
      `${word}, ω`,
      `${word},ÜBER`,
      ` , ${word} ,, 4 MARCH`,
      `${word}, 100%`,
      `${word}, _`,
      `${word}, strasse`,
      // SQLite's patterns have signs of their own, and are short on D1.
      `${word}, [x], what?, 2*3`,
      `${word}, ${"long ".repeat(12)}end`,
    ]) {
      expect([search, await found(search)]).toEqual([search, true]);
    }
    for (const search of [
      `${word}, elsewhere`,
      `${word}x`,
      `${word} about`,
      `${word}, [xy], 2?3, 1*%`,
      `${word}, a?b`,
    ]) {
      expect([search, await found(search)]).toEqual([search, false]);
    }
  });

  it("takes more terms than the database has parameters", async () => {
    const { posts } = await listPosts(services, {
      search: Array.from({ length: 300 }, (_, n) => `term${n}`).join(","),
    });
    expect(posts).toEqual([]);
  });
});
