import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { drafts, posts } from "#db/schema.ts";
import { listLetters } from "#domain/newsletter/archive/archive.server.ts";
import { migrate, withDatabase, type Writing } from "./database.ts";
import { insertLetters } from "./sample-letters.ts";
import { loadSample, samplePosts } from "./sample.ts";

/** The database, which fails at the statement of that number as an interrupted process would. */
function failingAt(services: Writing, last: number): Writing {
  let count = 0;
  const db = new Proxy(services.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (["insert", "update", "batch"].includes(String(name)) && ++count > last)
        throw new Error("Interrupted");
      return value.bind(target) as unknown;
    },
  });
  return { ...services, db };
}

let migrated: string;
beforeAll(async () => {
  migrated = mkdtempSync(join(tmpdir(), "sample-"));
  await migrate(migrated);
});

/** A new state with a migrated database. */
function newState(): string {
  const folder = mkdtempSync(join(tmpdir(), "sample-"));
  cpSync(migrated, folder, { recursive: true });
  return folder;
}

it("the sample is complete and there once, however often its loading was interrupted", async () => {
  await withDatabase(newState(), async (services) => {
    for (const last of [1, 4, 15])
      await expect(loadSample(failingAt(services, last))).rejects.toThrow("Interrupted");
    await loadSample(services);
    const found = await services.db.select({ slug: posts.slug, likes: posts.likes }).from(posts);
    const wanted = samplePosts().map(({ slug, likes }) => ({ slug, likes }));
    const bySlug = (one: { slug: string }, other: { slug: string }) => one.slug.localeCompare(other.slug);
    expect(found.toSorted(bySlug)).toEqual(wanted.toSorted(bySlug));
    expect(await services.db.$count(drafts)).toBe(1);
  });
});

it("a sample letter is in the archive, once", async () => {
  await withDatabase(newState(), async (services) => {
    const letter = { subject: "Hello", slug: "hello", sentAt: new Date("2026-02-12"), content: "It rained." };
    await insertLetters(services, [letter]);
    await insertLetters(services, [letter]);
    const { letters } = await listLetters(services);
    expect(letters.map(({ slug, sentAt }) => [slug, sentAt])).toEqual([
      ["hello", "2026-02-12T00:00:00.000Z"],
    ]);
  });
});
