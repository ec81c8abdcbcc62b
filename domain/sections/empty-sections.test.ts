import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notes } from "#db/schema.ts";
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

  it("are in menus from the first one to the last", async () => {
    await db.delete(notes);
    expect(await findEmptySections(services)).toContain("/notes");
    await db.insert(notes).values([note("first"), note("second")]);
    expect(await findEmptySections(services)).not.toContain("/notes");
    await db.update(notes).set({ deletedAt: at }).where(eq(notes.id, "first"));
    expect(await findEmptySections(services)).not.toContain("/notes");
    await db.update(notes).set({ deletedAt: at }).where(eq(notes.id, "second"));
    expect(await findEmptySections(services)).toContain("/notes");
  });
});
