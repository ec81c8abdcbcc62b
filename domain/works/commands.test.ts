import { describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { imageUses, workRedirects } from "#db/schema.ts";
import { testOwner, testServices } from "#testing/services.ts";
import type { Artwork } from "../art/artwork.ts";
import { findUses } from "../media/usage/find-uses.server.ts";
import { isRefused } from "../outcome.ts";
import { setHidden, showDueWorks } from "./hide-work.server.ts";
import { moveWork, readOrder } from "./order.server.ts";
import { findOwnersWork } from "./owners-works.server.ts";
import { createWork, saveWork, type WorkInput } from "./save-work.server.ts";
import {
  deleteWork,
  listDeletedWorks,
  restoreWork,
  returnToFile,
  sweepDeletedWorks,
} from "./trash.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

const filed = (slug: string): Artwork => ({
  slug,
  title: `The ${slug}`,
  date: "2022-01-02",
  medium: "print",
  made: "Two inks",
  words: ["Why."],
  alt: `A ${slug}`,
});
world.files = { projects: [], zines: [], artworks: [filed("moth"), filed("chair")] };

const picture = "/media/abcdefghijklmnop";
let count = 0;
const facts = (changes: Partial<Artwork> = {}) => ({ ...filed(`made-${(count += 1)}`), picture, ...changes });
const input = (changes: Partial<WorkInput> = {}): WorkInput => ({
  facts: facts(),
  shown: "yes",
  publishAt: "",
  ...changes,
});

async function made(changes: Partial<Artwork> = {}) {
  const work = await createWork(services, owner, "artwork", input({ facts: facts(changes) }));
  if (isRefused(work) || !work.row) throw new Error(JSON.stringify(work));
  return { ...work, id: work.row.id };
}

const slugs = async () => (await readOrder(services, "artwork")).map(({ slug }) => slug);
const find = (idOrFile: string) => findOwnersWork(services, owner, "artwork", idOrFile);
const redirects = async (slug: string) =>
  services.db.select().from(workRedirects).where(eq(workRedirects.slug, slug));

describe("a new work", () => {
  it("is the first of its list, and uses its picture", async () => {
    const { id, slug, row } = await made();
    expect((await slugs())[0]).toBe(slug);
    expect(row).toMatchObject({ file: null, version: 1, isHidden: false, publishAt: null, medium: "print" });
    expect((await findUses(services, ["abcdefghijklmnop"])).get("abcdefghijklmnop")).toContainEqual(
      expect.objectContaining({ kind: "work", href: `/admin/works/artworks/${id}` }),
    );
  });

  it("is made once where its form is sent twice, with what was typed last", async () => {
    const sent = input({ workKey: "a-key-of-the-form" });
    const first = await createWork(services, owner, "artwork", sent);
    const again = { ...sent, facts: { ...(sent.facts as object), title: "Again" } };
    const second = await createWork(services, owner, "artwork", again);
    expect(second).toMatchObject({ facts: { title: "Again" }, row: { version: 2 } });
    expect(isRefused(first) || isRefused(second) || first.row?.id === second.row?.id).toBe(true);
  });

  it("is refused with a message for each field", async () => {
    const refused = await createWork(
      services,
      owner,
      "artwork",
      input({ facts: { slug: "No!", words: [] } }),
    );
    const issues = isRefused(refused) ? refused.issues : [];
    expect(issues).toContainEqual({ field: "title", message: "The title is missing." });
    expect(issues).toContainEqual({
      field: "slug",
      message: "The slug takes lower-case letters, digits and dashes.",
    });
    expect(issues).toContainEqual({ field: "words", message: "The text needs a paragraph." });
    expect(issues.filter(({ field }) => field === "picture")).toHaveLength(1);
  });

  it("needs a picture of the library, and keeps to the limits", async () => {
    for (const [changes, field] of [
      [{ picture: undefined }, "picture"],
      [{ title: "a".repeat(201) }, "title"],
      [{ slug: "a".repeat(101) }, "slug"],
      [{ words: ["a".repeat(200_000)] }, ""],
    ] as const) {
      const refused = await createWork(
        services,
        owner,
        "artwork",
        input({ facts: facts(changes as Partial<Artwork>) }),
      );
      expect(refused).toMatchObject({ refused: "invalid", issues: [{ field }] });
    }
  });

  it.each(["moth", "ink"])("is refused the slug %s, which a file or a page of the site has", async (slug) => {
    const refused = await createWork(services, owner, "artwork", input({ facts: facts({ slug }) }));
    expect(refused).toMatchObject({ code: "slug_taken", issues: [{ field: "slug" }] });
  });

  it("is refused the slug of another work", async () => {
    const { slug } = await made();
    const refused = await createWork(services, owner, "artwork", input({ facts: facts({ slug }) }));
    expect(refused).toMatchObject({ code: "slug_taken" });
  });

  it("can wait for its time", async () => {
    const past = await createWork(
      services,
      owner,
      "artwork",
      input({ shown: "later", publishAt: "2026-06-01T11:00" }),
    );
    expect(past).toMatchObject({ code: "publish_at_past" });
    const work = await createWork(
      services,
      owner,
      "artwork",
      input({ shown: "later", publishAt: "2026-06-02T09:00", timeZone: "Europe/Zurich" }),
    );
    const publishAt = new Date("2026-06-02T07:00:00Z");
    expect(work).toMatchObject({ row: { publishAt, isHidden: false } });
    const id = isRefused(work) ? "" : (work.row?.id ?? "");
    await showDueWorks(services);
    expect((await find(id))?.row?.publishAt).toEqual(publishAt);
    await showDueWorks({ ...services, clock: () => publishAt });
    expect((await find(id))?.row?.publishAt).toBeNull();
  });
});

describe("saving", () => {
  it("refuses a version that was saved over, and changes nothing", async () => {
    const { id, facts: written } = await made();
    const save = (title: string, version: number) =>
      saveWork(services, owner, "artwork", id, input({ facts: { ...written, title }, version }));
    expect(await save("One", 1)).toMatchObject({ row: { version: 2 } });
    expect(await save("Other", 1)).toMatchObject({ code: "changed_elsewhere" });
    expect((await find(id))?.facts.title).toBe("One");
  });

  it("leaves a redirect at the old slug, which ends where a work takes that slug", async () => {
    const { id, slug, facts: written } = await made();
    const rename = (to: string) =>
      saveWork(services, owner, "artwork", id, input({ facts: { ...written, slug: to } }));
    await rename(`${slug}-2`);
    expect(await redirects(slug)).toMatchObject([{ workId: id, kind: "artwork" }]);
    await rename(slug);
    expect(await redirects(slug)).toEqual([]);
    expect(await redirects(`${slug}-2`)).toHaveLength(1);
  });

  it("lays a row over a file, at its place, and takes it away again", async () => {
    const before = await slugs();
    const change = { facts: { ...filed("moth"), title: "Another moth", slug: "night-moth" }, version: 0 };
    const saved = await saveWork(services, owner, "artwork", "moth", input(change));
    expect(saved).toMatchObject({
      origin: "overlaid",
      file: "moth",
      slug: "night-moth",
      row: { version: 1 },
    });
    expect(await slugs()).toEqual(before.map((slug) => (slug === "moth" ? "night-moth" : slug)));
    expect(await redirects("moth")).toHaveLength(1);
    expect(await saveWork(services, owner, "artwork", "moth", input(change))).toMatchObject({
      code: "changed_elsewhere",
    });
    expect(
      await createWork(services, owner, "artwork", input({ facts: facts({ slug: "moth" }) })),
    ).toMatchObject({
      code: "slug_taken",
    });
    expect(await returnToFile(services, owner, "artwork", "moth")).toEqual({ file: "moth" });
    expect([await slugs(), await redirects("moth")]).toEqual([before, []]);
    expect(await find("moth")).toMatchObject({ origin: "file", facts: { title: "The moth" } });
  });

  it("knows no work that is not there", async () => {
    expect(await saveWork(services, owner, "artwork", "none", input())).toBeNull();
    expect(await moveWork(services, owner, "artwork", "none", "up")).toBeNull();
    expect(await setHidden(services, owner, "artwork", "none", true)).toBeNull();
    expect(await deleteWork(services, owner, "artwork", "none")).toBeNull();
    expect(await returnToFile(services, owner, "artwork", "none")).toBeNull();
  });
});

describe("the order", () => {
  it("is changed one work at a time, and a file moves by a row that is no save", async () => {
    await moveWork(services, owner, "artwork", "chair", "top");
    expect((await slugs())[0]).toBe("chair");
    expect((await find("chair"))?.row?.version).toBe(0);
    await moveWork(services, owner, "artwork", "chair", 2);
    expect((await slugs())[1]).toBe("chair");
    expect(
      await saveWork(services, owner, "artwork", "chair", input({ facts: filed("chair"), version: 0 })),
    ).toMatchObject({
      row: { version: 1 },
    });
    expect((await slugs())[1]).toBe("chair");
    await returnToFile(services, owner, "artwork", "chair");
  });
});

describe("hiding and deleting", () => {
  it("hides and shows a file by a row", async () => {
    await setHidden(services, owner, "artwork", "moth", true);
    expect(await find("moth")).toMatchObject({ origin: "overlaid", row: { isHidden: true } });
    await setHidden(services, owner, "artwork", "moth", false);
    expect((await find("moth"))?.row?.isHidden).toBe(false);
    await returnToFile(services, owner, "artwork", "moth");
  });

  it("deletes no file, not even under a row", async () => {
    expect(await deleteWork(services, owner, "artwork", "moth")).toMatchObject({ code: "is_file" });
    await setHidden(services, owner, "artwork", "moth", true);
    expect(await deleteWork(services, owner, "artwork", "moth")).toMatchObject({ code: "is_file" });
    await returnToFile(services, owner, "artwork", "moth");
  });

  it("puts a work back out of the trash, unless its slug is taken, and removes it after its time", async () => {
    const { id, slug } = await made();
    await deleteWork(services, owner, "artwork", id);
    expect(await find(id)).toBeNull();
    expect((await listDeletedWorks(services, owner, "artwork")).map((work) => work.id)).toContain(id);
    const other = await made({ slug });
    expect(await restoreWork(services, owner, "artwork", id)).toMatchObject({ code: "slug_taken" });
    await deleteWork(services, owner, "artwork", other.id);
    expect(await restoreWork(services, owner, "artwork", id)).toEqual({ id, kind: "artwork" });
    expect((await find(id))?.slug).toBe(slug);
    await deleteWork(services, owner, "artwork", id);
    await sweepDeletedWorks(services, world.now);
    expect(await listDeletedWorks(services, owner, "artwork")).toEqual([]);
    expect(await services.db.select().from(imageUses).where(eq(imageUses.textId, id))).toEqual([]);
  });
});
