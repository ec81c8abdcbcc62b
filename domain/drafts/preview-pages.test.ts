import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { previewPages } from "#db/schema.ts";
import { drafted, draftText } from "#testing/drafts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { isRefused } from "../outcome.ts";
import { saveDraft } from "./drafts.server.ts";
import { findPreview, makePreviewLink, sweepPreviewLinks } from "./preview-links.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

async function linked(content: string) {
  const draft = await drafted(services, { content });
  const link = await makePreviewLink(services, owner, draft.id, { days: 1 });
  if (!link || isRefused(link)) throw new Error("No link was made.");
  return { draft, link, pages: () => pagesOf(draft.id), visit: () => findPreview(services, link.token) };
}

const pagesOf = (draftId: string) =>
  services.db.select().from(previewPages).where(eq(previewPages.draftId, draftId)).orderBy(previewPages.part);

describe("a preview link's page", () => {
  it("is rendered once for each state of the text, however often it is visited", async () => {
    const { draft, pages, visit } = await linked("Ink **and** paper.");
    expect((await visit())?.html).toBe("<p>Ink <strong>and</strong> paper.</p>");
    await services.db
      .update(previewPages)
      .set({ html: "<p>Kept.</p>" })
      .where(eq(previewPages.draftId, draft.id));
    expect((await visit())?.html).toBe("<p>Kept.</p>");
    await saveDraft(services, owner, draft.id, { ...draftText(), content: "New." });
    expect((await visit())?.html).toBe("<p>New.</p>");
    expect(await pages()).toHaveLength(1);
  });

  it("is kept in parts that fit into rows, and comes back to the letter", async () => {
    // Code is rendered faster than prose.
    const { pages, visit } = await linked(`\`\`\`\n${`${"日本語𠮷 ".repeat(8_000)}\n`.repeat(10)}\`\`\``);
    const first = (await visit())?.html;
    expect((await visit())?.html).toBe(first);
    const parts = await pages();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every(({ html }) => html.length <= 500_000 && !/[\uD800-\uDBFF]$/.test(html))).toBe(true);
  });

  it("is deleted with its last link", async () => {
    const { pages, visit } = await linked("Soon gone.");
    await visit();
    expect(await pages()).toHaveLength(1);
    world.now = new Date(world.now.getTime() + 2 * 86_400_000);
    await sweepPreviewLinks(services);
    expect(await pages()).toEqual([]);
  });

  it("is not made of a text over the budget, and the author learns where it exceeds that", async () => {
    const draft = await drafted(services, { content: `One.\n\n${"> ".repeat(300)}a` });
    expect(await makePreviewLink(services, owner, draft.id, { days: 1 })).toMatchObject({
      code: "text_too_elaborate",
      message: expect.stringContaining("in line 3"),
    });
  });
});
