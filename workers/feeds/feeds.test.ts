import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { artworks } from "#studio/artworks.ts";
import { allSeries } from "#studio/series.ts";
import { zines } from "#studio/zines.ts";
import { deliveries, images, newsletterIssues, notes, posts, works } from "#db/schema.ts";
import { changeImage } from "#domain/media/images.server.ts";
import { publishNote } from "#domain/notes/publishing.server.ts";
import { deletePost } from "#domain/posts/trash.server.ts";
import { animatedFacts, storedImage } from "#testing/images.ts";
import { newPost, published } from "#testing/posts.ts";
import { ask } from "#testing/api.ts";
import { testOrigin, testOwner, testServices } from "#testing/services.ts";
import { updatePost } from "#domain/posts/publishing.server.ts";
import { readAtom, readJsonFeed } from "#testing/valid-feeds.ts";
import { wellFormed } from "#testing/well-formed.ts";
import { artworkCalled, storedWork } from "#testing/works.ts";

const { services } = testServices();

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await ask(new Request(testOrigin + path, { headers }));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const tagOf = async () => (await open("/feed.xml")).headers.get("ETag") ?? "";

beforeEach(async () => {
  await services.db.delete(posts);
  await services.db.delete(images);
  await services.db.delete(notes);
  await services.db.delete(works);
  await services.db.delete(deliveries);
  await services.db.delete(newsletterIssues);
});

async function sentLetter(id: string, changes: Partial<typeof newsletterIssues.$inferInsert> = {}) {
  await services.db.insert(newsletterIssues).values({
    id,
    sendKey: id,
    subject: `About ${id} & more`,
    slug: id,
    state: "sent",
    origin: testOrigin,
    audience: 2,
    startedAt: new Date("2026-05-01T08:00:00Z"),
    content: "[Up](/blog) to the pond, where the ice is thin and the toads are long asleep.",
    isPublic: true,
    ...changes,
  });
  await services.db.insert(deliveries).values({ issueId: id, subscriberId: "reader", state: "accepted" });
}

describe("the feed", () => {
  it("holds the newest twenty posts, whole, newest first", async () => {
    for (let day = 1; day <= 21; day++) {
      await published(services, { title: `Day ${day}`, dateString: `${day} March 2026` });
    }
    const { text, headers } = await open("/feed.xml");
    expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(() => readAtom(text)).not.toThrow();
    const titles = [...text.matchAll(/<entry>\s*<id>[^<]*<\/id>\s*<title>([^<]*)/g)].map(
      ([, title]) => title,
    );
    expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Day ${21 - index}`));
    expect(text).toContain("&lt;p&gt;Ink &lt;strong&gt;and&lt;/strong&gt; paper.&lt;/p&gt;");
    expect(text).toContain(
      '<link rel="self" type="application/atom+xml" href="https://toadstool.test/feed.xml"/>',
    );
  });

  it("cannot be broken by a post's content", async () => {
    const nasty =
      "]]> ]]> </content></entry> & &amp; <script>alert(1)</script> \u0000\u0008\u001b\uFFFF\uD800";
    const post = await published(services, { content: nasty });
    await services.db
      .update(posts)
      .set({ title: `Nasty ${nasty}`, summary: nasty, html: `<p>${nasty}</p>` })
      .where(eq(posts.id, post.id));
    const { text } = await open("/feed.xml");
    expect(wellFormed(text)).toBe(true);
    expect(text).toContain("<title>Nasty ]]&gt; ]]&gt; &lt;/content&gt;");
    expect(text).toContain("&amp; &amp;amp;");
    expect(text).not.toMatch(/&lt;script&gt;alert\(1\)&lt;\/script&gt;\s*<\/content>/);
  });

  it("shows pictures by absolute addresses, with the cover as an enclosure, and players as links", async () => {
    const cover = await storedImage(services, { alt: "A toad", caption: "In May" });
    const moving = await storedImage(services, { facts: animatedFacts() });
    const content = [
      `![](${cover.address})`,
      `![Hop](${moving.address})`,
      `::youtube{id="dQw4w9WgXcQ" title="A talk"}`,
      "[Up](/about-me)",
    ].join("\n\n");
    await published(services, { imageUrl: cover.address, content });
    const { text } = await open("/feed.xml");
    expect(text).toContain(
      `<link rel="enclosure" type="image/jpeg" length="120000" href="${testOrigin}${cover.address}/1/1200.jpg"/>`,
    );
    expect(text).toContain(`src=&quot;${testOrigin}${cover.address}&quot; alt=&quot;A toad&quot;`);
    expect(text).toContain("&lt;small&gt;In May&lt;/small&gt;");
    expect(text).toContain(`src=&quot;${testOrigin}${moving.address}&quot;`);
    expect(text).toContain("▶ A talk");
    expect(text).toContain(`href=&quot;${testOrigin}/about-me&quot;`);
    expect(text).not.toMatch(/iframe|&lt;svg|class=|srcset/);
  });

  it("names the type of a cover elsewhere, where its file name shows it", async () => {
    await published(services, { imageUrl: "/images/posts/a.webp" });
    await published(services, { imageUrl: "https://pond.example/toad?size=2" });
    const { text } = await open("/feed.xml");
    expect(text.match(/rel="enclosure"/g)).toHaveLength(1);
    expect(text).toContain(
      `<link rel="enclosure" type="image/webp" href="${testOrigin}/images/posts/a.webp"/>`,
    );
  });

  it("is not sent again to a client that has it, until a post or one of its pictures changes", async () => {
    const owner = testOwner(services);
    const { id, address } = await storedImage(services);
    const post = await published(services, { imageUrl: address });
    const { headers } = await open("/feed.xml");
    const tag = headers.get("ETag") ?? "";
    const changed = headers.get("Last-Modified") ?? "";
    expect(await open("/feed.xml", { "If-None-Match": `"other", ${tag}` })).toMatchObject({
      status: 304,
      text: "",
    });
    expect((await open("/feed.xml", { "If-Modified-Since": changed })).status).toBe(304);
    expect((await open("/feed.xml", { "If-None-Match": '"x"', "If-Modified-Since": changed })).status).toBe(
      200,
    );

    const later = { ...services, clock: () => new Date("2026-06-02T12:00:00Z") };
    await changeImage(later, owner, id, { alt: "A newt" });
    const afterImage = await tagOf();
    await updatePost(later, owner, post.id, newPost({ slug: post.slug, imageUrl: address, title: "Anew" }));
    const afterPost = await tagOf();
    await deletePost(later, owner, post.id);
    expect(new Set([tag, afterImage, afterPost, await tagOf()]).size).toBe(4);
  });

  it("exists while there is nothing to read", async () => {
    const { status, text } = await open("/feed.xml");
    expect([status, wellFormed(text), text.includes("<entry>")]).toEqual([200, true, false]);
  });
});

describe("each feed, in both formats", () => {
  const addresses = ["/feed", "/art/feed", "/letters/feed", "/notes/feed"];

  async function both(address: string) {
    const [atom, json] = [await open(`${address}.xml`), await open(`${address}.json`)];
    return { atom: readAtom(atom.text), json: readJsonFeed(json.text), headers: json.headers };
  }

  it.each(addresses)("is as its specification has it at %s, and holds the same entries", async (address) => {
    const cover = await storedImage(services, { alt: "A toad" });
    await published(services, { imageUrl: cover.address, title: `"Ink" & <paper>`, content: "It's *wet*." });
    await published(services, { imageUrl: "https://pond.example/toad?size=2" });
    await sentLetter("ice");
    await publishNote(services, testOwner(services), {
      content: "Ice & <rain>.",
      link: "https://a.example/?b&c",
      pictures: [],
    });
    const { atom, json, headers } = await both(address);
    expect(headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
    expect(json.feed_url).toBe(`${testOrigin}${address}.json`);
    expect([json.title, json.description]).toEqual([atom.title, atom.subtitle]);
    const enclosed = (entry: { link: { "@rel": string; "@href": string }[] }) =>
      entry.link.find((link) => link["@rel"] === "enclosure")?.["@href"];
    const page = (entry: { link: { "@rel": string; "@href": string }[] }) =>
      entry.link.find((link) => link["@rel"] === "alternate")?.["@href"];
    expect(json.items.length).toBeGreaterThan(0);
    expect(json.items).toEqual(
      atom.entry?.map((entry) => ({
        id: entry.id,
        url: page(entry),
        title: entry.title,
        ...(entry.summary && { summary: entry.summary }),
        ...(enclosed(entry) && { image: enclosed(entry) }),
        date_published: entry.published,
        date_modified: entry.updated,
        content_html: entry.content["#text"],
      })),
    );
  });

  it.each(addresses.filter((address) => address !== "/art/feed"))(
    "is valid at %s while it is empty, and not sent again to a client that has it",
    async (address) => {
      const { json, atom, headers } = await both(address);
      expect([json.items, atom.entry]).toEqual([[], undefined]);
      const known = { "If-None-Match": headers.get("ETag") ?? "" };
      expect((await open(`${address}.json`, known)).status).toBe(304);
    },
  );
});

describe("the letters' feed", () => {
  it("holds public letters whole, and no private one", async () => {
    await sentLetter("ice");
    await sentLetter("secret", { isPublic: false });
    const { text, headers } = await open("/letters/feed.xml");
    expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(() => readAtom(text)).not.toThrow();
    expect(text.match(/<entry>/g)).toHaveLength(1);
    expect(text).toContain("<title>About ice &amp; more</title>");
    expect(text).toContain(`<link rel="alternate" type="text/html" href="${testOrigin}/letters/ice"/>`);
    expect(text).toContain(`href=&quot;${testOrigin}/blog&quot;`);
    expect(text).toContain("<summary>Up to the pond");
  });

  it("is not sent again until another letter has gone out", async () => {
    await sentLetter("ice");
    const { headers } = await open("/letters/feed.xml");
    const known = { "If-None-Match": headers.get("ETag") ?? "" };
    expect((await open("/letters/feed.xml", known)).status).toBe(304);
    await sentLetter("thaw");
    expect((await open("/letters/feed.xml", known)).status).toBe(200);
  });

  it("is in the sitemap with its letters", async () => {
    await sentLetter("ice");
    await sentLetter("secret", { isPublic: false });
    await sentLetter("secret-too", { isPublic: undefined });
    const { text } = await open("/sitemap.xml");
    const changed = "<lastmod>2026-05-01T08:00:00.000Z</lastmod>";
    expect(text).toContain(`<url><loc>${testOrigin}/letters</loc>${changed}</url>`);
    expect(text).toContain(`<url><loc>${testOrigin}/letters/ice</loc>${changed}</url>`);
    expect(text).not.toContain("secret");
  });
});

describe("the feed of art", () => {
  it("holds the gallery's works, each with its still as picture and enclosure", async () => {
    const [newest] = artworks;
    const { text, headers } = await open("/art/feed.xml");
    expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(() => readAtom(text)).not.toThrow();
    expect(text.match(/<entry>/g)).toHaveLength(Math.min(40, artworks.length));
    const card = `${testOrigin}/images/art/${newest?.slug}-card.jpg`;
    expect(text).toContain(`<link rel="enclosure" type="image/jpeg" href="${card}"/>`);
    expect(text).toContain(`src=&quot;${card}&quot;`);
    expect(text).toContain(
      `<link rel="alternate" type="text/html" href="${testOrigin}/art/${newest?.slug}"/>`,
    );
  });

  it("holds no more than the newest forty", async () => {
    const made = Array.from({ length: 41 }, (_, at) => artworkCalled(`newest-${at}`, { date: "2030-01-01" }));
    for (const artwork of made) await storedWork(services, "artwork", artwork);
    const { text } = await open("/art/feed.xml");
    expect(text.match(/<entry>/g)).toHaveLength(40);
  });

  it("is not sent again to a client that has it", async () => {
    const { headers } = await open("/art/feed.xml");
    const known = { "If-None-Match": headers.get("ETag") ?? "" };
    expect((await open("/art/feed.xml", known)).status).toBe(304);
  });

  it("has its works in the sitemap", async () => {
    const { text } = await open("/sitemap.xml");
    for (const { slug } of artworks) expect(text).toContain(`<loc>${testOrigin}/art/${slug}</loc>`);
    for (const { slug } of zines) expect(text).toContain(`<loc>${testOrigin}/art/zine/${slug}</loc>`);
    for (const { slug, works } of allSeries)
      for (const path of ["", ...works.map(({ number }) => `/${number}`)])
        expect(text).toContain(`<loc>${testOrigin}/art/series/${slug}${path}</loc>`);
  });
});

describe("the sitemap", () => {
  it("names pages, projects and live posts, and when the posts changed", async () => {
    const post = await published(services);
    const pictured = await published(services, { imageUrl: "/images/a.webp" });
    const gone = await published(services);
    await deletePost(services, testOwner(services), gone.id);
    const { text, headers } = await open("/sitemap.xml");
    expect(headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(wellFormed(text)).toBe(true);
    expect(text).toContain(`<loc>${testOrigin}/</loc>`);
    const changed = "<lastmod>2026-06-01T12:00:00.000Z</lastmod>";
    expect(text).toContain(`<url><loc>${testOrigin}/blog/${post.slug}</loc>${changed}</url>`);
    expect(text).toContain(`<loc>${testOrigin}/blog/${pictured.slug}</loc>${changed}<image:image>`);
    expect(text).toContain(`<image:loc>${testOrigin}/images/a.webp</image:loc>`);
    expect(text).toContain(`<image:loc>${testOrigin}/images/art/${artworks[0]?.slug}.webp</image:loc>`);
    expect(text).toContain(`<loc>${testOrigin}/portfolio/hum</loc>`);
    expect(text).not.toContain(gone.slug);
  });
});

describe("robots.txt", () => {
  it("keeps crawlers out of the owner's pages and names the sitemap", async () => {
    const { text, headers } = await open("/robots.txt");
    expect(headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(text).toBe(
      `User-agent: *\nDisallow: /admin\nDisallow: /auth\nDisallow: /api\n\nSitemap: ${testOrigin}/sitemap.xml\n`,
    );
  });
});
