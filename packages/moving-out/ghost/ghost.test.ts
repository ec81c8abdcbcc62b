import { expect, it } from "vitest";
import { film, moss, textCalled } from "../samples.ts";
import type { OutgoingText } from "../text.ts";
import { ghostExport } from "./ghost-export.ts";
import { whyGhostRefuses } from "./ghost-schema.ts";
import { ghostMember } from "./members.ts";

const origin = "https://site.example";

function exported(...texts: OutgoingText[]) {
  const written = ghostExport({
    texts,
    files: [moss, film],
    origin,
    author: { name: "Ada Frog", email: "ada@frog.example" },
    now: Date.parse("2026-11-24"),
    render: (markdown) => `<p><img src="${markdown}"><a href="/blog/moss">moss</a><a href="/art">art</a></p>`,
  });
  return { written, ...written.db[0].data } as { written: typeof written } & Record<
    string,
    Record<string, unknown>[]
  >;
}

it("is taken by Ghost's schema, however long, empty or alike the texts are", () => {
  const { written, posts, tags } = exported(
    textCalled("Moss", { tags: ["Ink", "INK", ",Comma", "x".repeat(300)], cover: moss.address }),
    textCalled("Moss", { kind: "pages", path: "/moss" }),
    textCalled("x".repeat(400), { excerpt: "y".repeat(500), publishedAt: null }),
    textCalled("", { slug: "", title: "", kind: "notes", language: "pt-BR" }),
    textCalled("Größe & “Maß” 🐸", { slug: "größe" }),
  );
  expect(whyGhostRefuses(written)).toEqual([]);
  expect(posts?.map(({ slug, type, status }) => [slug, type, status])).toMatchObject([
    ["moss", "post", "published"],
    ["moss-2", "page", "published"],
    [expect.stringMatching(/^x{180}$/), "post", "draft"],
    ["untitled", "post", "published"],
    ["gro-e", "post", "published"],
  ]);
  expect(tags?.map(({ name, visibility }) => [String(name).slice(0, 5), visibility])).toEqual([
    ["Ink", "public"],
    ["Comma", "public"],
    ["xxxxx", "public"],
    ["#note", "internal"],
    ["#pt-b", "internal"],
  ]);
});

it("leads to the files in Ghost's folders, to texts that moved, and to the old site for the rest", () => {
  const { posts, posts_meta } = exported(
    textCalled("Moss", { markdown: moss.address, cover: moss.address }),
    textCalled("Pond", { markdown: film.address }),
  );
  expect(posts?.[0]).toMatchObject({
    html: `<p><img src="__GHOST_URL__/content/images/moved/moss.webp"><a href="__GHOST_URL__/moss/">moss</a><a href="${origin}/art">art</a></p>`,
    feature_image: "__GHOST_URL__/content/images/moved/moss.webp",
  });
  expect(posts?.[1]?.html).toContain("__GHOST_URL__/content/media/moved/pond.mp4");
  expect(posts_meta).toMatchObject([{ feature_image_alt: moss.alt }]);
});

it.each([
  ["an unknown column", { colour: "red" }],
  ["a length", { title: "x".repeat(256) }],
  ["a value", { status: "public" }],
  ["a missing title", { title: null }],
  ["a time", { published_at: "yesterday" }],
])("finds %s that Ghost refuses", (_, change) => {
  const { written } = exported(textCalled("Moss"));
  Object.assign(written.db[0].data.posts?.[0] ?? {}, change);
  expect(whyGhostRefuses(written)).toHaveLength(1);
});

it("finds rows that name nothing, and two with one slug", () => {
  const { written, posts } = exported(textCalled("Moss"), textCalled("Pond"));
  const { data } = written.db[0];
  data.posts_tags?.push({
    id: "f".repeat(24),
    post_id: "a".repeat(24),
    tag_id: "b".repeat(24),
    sort_order: 0,
  });
  Object.assign(posts?.[1] ?? {}, { slug: "moss" });
  expect(whyGhostRefuses(written)).toEqual([
    "posts.slug is moss twice.",
    expect.stringContaining("posts_tags.post_id"),
    expect.stringContaining("posts_tags.tag_id"),
  ]);
});

it("has a member's tags as labels, and says who gets letters", () => {
  const reader = {
    email: "a@b.example",
    isSubscribed: false,
    tags: ["a, b", "c"],
    note: "",
    createdAt: "2026-01-01",
  };
  expect(ghostMember(reader)).toEqual(["a@b.example", "", "", "false", "a  b,c", "2026-01-01"]);
});
