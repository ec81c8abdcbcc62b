import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { postParts, posts } from "#db/schema.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { foldEarlierPosts } from "./fold-again.server.ts";
import { listPosts } from "./posts.server.ts";

const { services } = testServices();
const { db } = services;

beforeEach(() => db.delete(posts));

const finds = async (search: string) => (await listPosts(services, { search })).posts.length === 1;

describe("a search finds what readers see", () => {
  it.each([
    ["words beside formatting", "They cal&#x6C;**(now)**.", "call(now)"],
    ["words that are partly marked", "An un*believ*able toad.", "unbelievable"],
    ["escaped characters", "Open 10:30\\~11:30.", "10:30~11:30"],
    ["entities", "Moss &amp; &copy; Toad", "moss & © toad"],
    ["a line that was broken in the source", "A toad\nin the pond", "toad in the pond"],
    ["a footnote", "Rain[^1]\n\n[^1]: of *frogs*", "of frogs"],
    ["an alternative text", "![A newt in a hat](/a.png)", "newt in a hat"],
    ["typed marks that pages show as typographic ones", 'It\'s "here" -- now', 'it\'s "here"'],
    ["typographic marks", "It's here", "it’s"],
    ["İ by i, and i by İ", "From İzmir", "izmir"],
    ["i by İ", "From izmir", "İZMİR"],
  ])("%s", async (_what, content, typed) => {
    await published(services, { content });
    expect(await finds(typed)).toBe(true);
  });

  it.each([
    ["an address", "[here](https://newt.example/)", "newt.example"],
    ["marks of Markdown", "**bold** words", "**"],
    ["a comment", "Words. <!-- a private newt -->", "newt"],
    ["a note's hidden heading", "Rain[^1]\n\n[^1]: and sun", "footnotes"],
  ])("and not %s", async (_what, content, typed) => {
    await published(services, { content });
    expect(await finds(typed)).toBe(false);
  });
});

it("posts that an earlier version folded are rendered and folded again, once", async () => {
  const { id } = await published(services, { content: "# Feeds\n\nA **to**ad." });
  const old = { html: "<p>old</p>", folded: "a print a week\u001f…\u001fa **to**ad." };
  await db.update(posts).set(old).where(eq(posts.id, id));
  await db.insert(postParts).values({ postId: id, field: "html", part: 1, text: "<p>older</p>" });
  expect(await finds("a toad")).toBe(false);
  await foldEarlierPosts(services);
  expect(await finds("a toad")).toBe(true);
  const stored = () => db.query.posts.findFirst({ where: eq(posts.id, id) });
  const again = await stored();
  expect(again?.html).toContain('<h1 id="feeds-1">');
  expect(await db.$count(postParts)).toBe(0);
  await db.update(posts).set({ html: "<p>kept</p>" }).where(eq(posts.id, id));
  await foldEarlierPosts(services);
  expect((await stored())?.html).toBe("<p>kept</p>");
});
