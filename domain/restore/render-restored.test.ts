import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { notes, pages, postParts, posts } from "#db/schema.ts";
import { tablesIn } from "#domain/backup/tables.server.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { renderRestored } from "./render-restored.server.ts";

const { services } = testServices();
const { db } = services;
const evil = "<script>alert(1)</script>";
const at = new Date(1);

beforeEach(async () => {
  const tables = [...tablesIn(true).toReversed(), "restores"];
  await db.batch(tables.map((table) => db.run(sql.raw(`delete from ${table}`))) as never);
});

async function spoiled(report: string): Promise<void> {
  for (let count = 0; count < 12; count++) await published(services, { content: `Moss *${count}*.` });
  await db.update(posts).set({ html: evil });
  const [post] = await db.select({ id: posts.id }).from(posts).limit(1);
  await db.insert(postParts).values({ postId: post?.id ?? "", field: "html", part: 1, text: evil });
  const text = { title: "T", content: "*Wet*", html: evil };
  await db
    .insert(notes)
    .values({ id: "n", key: "n", ...text, pictures: [], publishedAt: at, updatedAt: at } as never);
  await db.run(
    sql`insert into drafts (id, kind, title, created_at, updated_at) values ('p', 'page', 'T', 1, 1)`,
  );
  await db.insert(pages).values({
    id: "p",
    path: "p",
    summary: "",
    version: 1,
    ...text,
    publishedAt: at,
    updatedAt: at,
  } as never);
  await db.run(
    sql`insert into restores (id, state, manifest, digest, replaces, started_at, touched_at, finished_at, report) values ('r', 'done', '{}', '', '', 1, 1, 1, ${report})`,
  );
}

async function shownScripts(): Promise<number> {
  const isEvil = sql`instr(html, '<script>') > 0`;
  const [inPosts, inNotes, inPages, inParts] = await Promise.all([
    db.$count(posts, isEvil),
    db.$count(notes, isEvil),
    db.$count(pages, isEvil),
    db.$count(postParts, eq(postParts.field, "html")),
  ]);
  return inPosts + inNotes + inPages + inParts;
}

it("texts that an earlier version restored are rendered from their source, once, some at a time", async () => {
  await spoiled(JSON.stringify({ drafts: [] }));
  expect(await shownScripts()).toBe(15);
  for (let run = 0; run < 12; run++) await renderRestored(services);
  expect(await shownScripts()).toBe(0);
  const [post] = await db.select({ html: posts.html, content: posts.content }).from(posts).limit(1);
  expect(post?.html).toBe(`<p>${post?.content.replace(/\*(\d+)\*/, "<em>$1</em>")}</p>`);
  // The list is finished.
  await db.update(notes).set({ html: evil });
  await renderRestored(services);
  expect(await shownScripts()).toBe(1);
});

it("a site without such a restore renders nothing again", async () => {
  await spoiled(JSON.stringify({ drafts: [], logins: 0 }));
  await renderRestored(services);
  expect(await shownScripts()).toBe(15);
});
