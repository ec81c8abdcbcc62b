import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packSpool } from "@toadstool/archive/node";
import { whyGhostRefuses, type GhostExport } from "@toadstool/moving-out/ghost";
import { BlobReader, TextWriter, ZipReader } from "@zip.js/zip.js";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { runExport } from "./run-export.ts";

const picture = "abcdefgh22345672";
const day = Date.parse("2026-03-04T09:00:00Z");
const times = { created_at: day, updated_at: day, deleted_at: null };
const text = { summary: "", image_url: "", date_string: "", content: "It grows." };

/** A row or two of each table that texts are made of. */
const rows: Record<string, object[]> = {
  posts: [
    {
      ...text,
      ...times,
      id: "p1",
      slug: "moss",
      title: "Moss",
      published_at: day,
      image_url: `/media/${picture}`,
      content: `Look: ![](/media/${picture})\n\n::art{piece="moth" title="The moth"}`,
    },
    { ...text, ...times, id: "p2", slug: "gone", title: "Gone", published_at: day, deleted_at: day },
  ],
  slug_redirects: [{ slug: "old-moss", post_id: "p1", created_at: day }],
  drafts: [
    {
      ...text,
      ...times,
      id: "d1",
      kind: "post",
      slug: "later",
      title: "Later",
      tags: "ink, riso",
      series: "Presses",
    },
    { ...text, ...times, id: "g1", kind: "page", slug: "now", title: "Now", tags: "", series: "" },
  ],
  pages: [{ ...text, ...times, id: "g1", path: "/now", title: "Now", published_at: day }],
  notes: [
    {
      ...times,
      id: "bcdfghjk",
      title: "A walk",
      link: "https://a.example",
      pictures: "[]",
      content: "A walk.",
      published_at: day,
    },
  ],
  newsletter_issues: [
    {
      id: "l1",
      subject: "To you",
      slug: "to-you",
      content: "Dear reader.",
      state: "sent",
      is_public: 0,
      welcome_id: null,
      started_at: day,
    },
    {
      id: "l2",
      subject: "Welcome",
      slug: "",
      content: "Tea.",
      state: "sent",
      is_public: 0,
      welcome_id: "w",
      started_at: day,
    },
  ],
  works: [
    {
      ...times,
      id: "w1",
      kind: "artwork",
      slug: "moth",
      title: "Moth",
      is_hidden: 0,
      publish_at: null,
      facts: JSON.stringify({
        title: "Moth",
        date: "2025-01-02",
        made: "Ink",
        words: ["A moth."],
        alt: "It",
        picture: `/media/${picture}`,
      }),
    },
  ],
  tags: [{ id: "t1", slug: "ink", name: "Ink" }],
  taggings: [{ kind: "post", item_id: "p1", tag_id: "t1", place: 0 }],
  images: [
    {
      ...times,
      id: picture,
      kind: "picture",
      name: "Wet moss.jpg",
      alt: "Moss",
      revision: 2,
      facts: JSON.stringify({ main: "1600.jpg", files: [] }),
    },
  ],
  subscribers: [
    {
      id: "s1",
      email: "ada@frog.example",
      state: "confirmed",
      created_at: day,
      confirmed_at: day,
      unsubscribed_at: null,
      source: "form",
      consent: "",
      leaving_reason: "",
    },
    {
      id: "s2",
      email: "bo@frog.example",
      state: "pending",
      created_at: day,
      confirmed_at: null,
      unsubscribed_at: null,
      source: "form",
      consent: "",
      leaving_reason: "",
    },
  ],
  subscriber_tags: [{ subscriber_id: "s1", key: "club", name: "Club" }],
  redirects: [{ path: "/shop", target: "https://shop.example", created_at: day }],
};
const files = {
  [`media/${picture}/2/1600.jpg`]: "the picture",
  [`media/${picture}/2/640.webp`]: "a size of it",
};

const facts = {
  site: "https://site.example",
  madeAt: "2026-11-24T02:00:00.000Z",
  consistentAt: "2026-11-24T02:00:00.000Z",
};

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "export-test-"));
  const spool = join(folder, "spool");
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(spool, name)), { recursive: true });
    await writeFile(join(spool, name), content);
  };
  const lines = (all: object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join("");
  for (const [table, all] of Object.entries(rows)) await write(`rows/${table}.jsonl`, lines(all));
  for (const [key, content] of Object.entries(files)) await write(`files/${key}`, content);
  const listed = Object.entries(files).map(([key, content]) => ({
    key,
    bytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    contentType: "image/jpeg",
  }));
  await write("files.jsonl", lines(listed));
  await packSpool(
    spool,
    { ...facts, engine: "0.1.0", migration: "0001", hasSecrets: false },
    join(folder, "site.tar.gz"),
  );
});

afterEach(() => vi.restoreAllMocks());

/** As scripts/export.ts runs it; returns the code that it ends with and all that it says. */
async function run(...given: string[]) {
  const said = [vi.spyOn(console, "log").mockReturnValue(), vi.spyOn(console, "error").mockReturnValue()];
  const code = await runExport(["--from", join(folder, "site.tar.gz"), ...given]);
  return { code, said: said.flatMap(({ mock }) => mock.calls.flat()).join("\n") };
}

it("writes an archive as a folder of Markdown, once and whole", async () => {
  const to = join(folder, "markdown");
  expect(await run("--as", "markdown", "--to", to)).toEqual({
    code: 0,
    said: expect.stringContaining("6 texts and 1 pictures"),
  });
  expect((await readdir(to, { recursive: true })).filter((name) => /\.\w+$/.test(name)).toSorted()).toEqual([
    "letters/to-you.md",
    "media/wet-moss.jpg",
    "notes/2026-03-04-bcdfghjk.md",
    "pages/now.md",
    "posts/2026-03-04-moss.md",
    "posts/later.md",
    "redirects.csv",
    "subscribers.csv",
    "works/moth.md",
  ]);
  const post = await readFile(join(to, "posts/2026-03-04-moss.md"), "utf8");
  expect(post).toContain("cover: ../media/wet-moss.jpg\ntags:\n  - Ink\naliases:\n  - /blog/old-moss\n");
  expect(post).toContain('Look: ![Moss](../media/wet-moss.jpg)\n\n::art{piece="moth" title="The moth"}');
  expect(await readFile(join(to, "posts/later.md"), "utf8")).toContain(
    "draft: true\ntags:\n  - ink\n  - riso\nseries: Presses",
  );
  expect(await readFile(join(to, "media/wet-moss.jpg"), "utf8")).toBe("the picture");
  expect(await readFile(join(to, "subscribers.csv"), "utf8")).toMatch(
    /ada@frog.example,confirmed,.*Club\r\n/,
  );
  expect(await readFile(join(to, "redirects.csv"), "utf8")).toBe(
    "from,to\r\n/blog/old-moss,/blog/moss\r\n/shop,https://shop.example\r\n",
  );
  await expect(run("--as", "markdown", "--to", to)).rejects.toThrow(/is there already/);
});

it("writes what Ghost imports, and its members beside it", async () => {
  const to = join(folder, "ghost.zip");
  await run("--as", "ghost", "--to", to);
  const zip = new ZipReader(new BlobReader(new Blob([await readFile(to)])));
  const entries = await zip.getEntries();
  expect(entries.map(({ filename }) => filename)).toEqual([
    "ghost.json",
    "content/images/moved/wet-moss.jpg",
  ]);
  const [json] = entries;
  if (!json || json.directory) throw new Error("There is no JSON.");
  const ghost = JSON.parse(await json.getData(new TextWriter())) as GhostExport;
  expect(whyGhostRefuses(ghost)).toEqual([]);
  const { posts } = ghost.db[0].data;
  expect(posts?.find(({ slug }) => slug === "moss")?.html).toMatch(
    /__GHOST_URL__\/content\/images\/moved\/wet-moss.jpg[^]*href="__GHOST_URL__\/moth\/"/,
  );
  expect(posts?.find(({ slug }) => slug === "to-you")?.status).toBe("draft");
  expect(await readFile(join(folder, "ghost-members.csv"), "utf8")).toBe(
    "email,name,note,subscribed_to_emails,labels,created_at\r\nada@frog.example,,,true,Club,2026-03-04T09:00:00.000Z\r\n",
  );
});

it("fails where the backup lacks a picture, and names it beside all else", async () => {
  const spool = join(folder, "spool");
  await writeFile(join(spool, "files.jsonl"), "");
  const incomplete = join(folder, "site.incomplete.tar.gz");
  await packSpool(spool, { ...facts, engine: "0.1.0", migration: "0001", hasSecrets: false }, incomplete);
  const to = join(folder, "incomplete");
  expect(await run("--from", incomplete, "--as", "markdown", "--to", to)).toEqual({
    code: 1,
    said: expect.stringMatching(/lacks 1 more, .*: wet-moss\.jpg/),
  });
  expect(existsSync(join(to, "posts/later.md"))).toBe(true);
});

it("leaves nothing behind where the archive was changed", async () => {
  const bytes = await readFile(join(folder, "site.tar.gz"));
  await writeFile(join(folder, "cut.tar.gz"), bytes.subarray(0, bytes.length - 200));
  const to = join(folder, "cut");
  await expect(run("--from", join(folder, "cut.tar.gz"), "--as", "markdown", "--to", to)).rejects.toThrow(
    /cut short|damaged|archive/i,
  );
  expect([existsSync(to), existsSync(`${to}.partial`)]).toEqual([false, false]);
});
