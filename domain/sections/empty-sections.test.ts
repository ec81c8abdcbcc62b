import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notes, outdatedTags } from "#db/schema.ts";
import { testServices } from "#testing/services.ts";
import { findEmptySections } from "./empty-sections.server.ts";

const { services, world } = testServices();
const { db } = services;

describe("notes", () => {
  const at = world.now;
  const note = (id: string) => ({
    id,
    key: id,
    title: "Rain",
    pictures: [],
    content: "Rain",
    html: "<p>Rain</p>",
    publishedAt: at,
    updatedAt: at,
  });
  const outdated = async () => {
    const rows = await db.delete(outdatedTags).returning({ tag: outdatedTags.tag });
    return new Set(rows.map(({ tag }) => tag));
  };

  it("are in menus from the first one to the last, and every page follows", async () => {
    await db.delete(notes);
    await outdated();
    expect(await findEmptySections(services)).toContain("/notes");
    await db.insert(notes).values(note("first"));
    expect(await outdated()).toContain("facts");
    expect(await findEmptySections(services)).not.toContain("/notes");
    await db.insert(notes).values(note("second"));
    expect(await outdated()).not.toContain("facts");
    await db.update(notes).set({ deletedAt: at }).where(eq(notes.id, "first"));
    expect(await outdated()).not.toContain("facts");
    await db.update(notes).set({ deletedAt: at }).where(eq(notes.id, "second"));
    expect(await outdated()).toContain("facts");
    await db.update(notes).set({ deletedAt: null }).where(eq(notes.id, "second"));
    expect(await outdated()).toContain("facts");
    await db.delete(notes);
    expect(await outdated()).toContain("facts");
    expect(await findEmptySections(services)).toContain("/notes");
  });
});
