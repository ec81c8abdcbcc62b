import { beforeEach, describe, expect, it } from "vitest";
import { facts, pageRedirects } from "#db/schema.ts";
import { createDraft, deleteDraft, saveDraft } from "../drafts/drafts.server.ts";
import { publishPage } from "../drafts/publish-page.server.ts";
import { saveFacts } from "../facts/facts.server.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { shownLinks } from "../menu/menu.ts";
import { findMenuPages } from "./menu-pages.server.ts";
import { unpublishPage } from "./trash.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const { db } = services;

const page = {
  title: "Now",
  summary: "",
  slug: "now",
  dateString: "",
  imageUrl: "",
  content: "Printing.",
  kind: "page" as const,
};

describe("a menu’s links", () => {
  beforeEach(() => db.delete(facts));

  const entries = [
    { label: "Now", href: "/now" },
    { label: "Shop", href: "https://shop.example" },
    { label: "Later", href: "/later", isHidden: true },
  ];
  const shown = async () => shownLinks(entries, await findMenuPages(services));

  it("follow a page of the owner’s to its new address, and go and come back with it", async () => {
    await saveFacts(services, owner, { name: "menu", value: entries, version: 0 });
    const shop = { label: "Shop", href: "https://shop.example" };
    const draft = await createDraft(services, owner, page);
    expect(await shown()).toEqual([shop]);
    await publishPage(services, owner, draft.id);
    expect(await shown()).toEqual([{ label: "Now", href: "/now" }, shop]);
    await moveTo(draft.id, "these-days");
    expect(await shown()).toEqual([{ label: "Now", href: "/these-days" }, shop]);
    expect(await db.select({ path: pageRedirects.path }).from(pageRedirects)).toEqual([{ path: "/now" }]);
    await deleteDraft(services, owner, draft.id);
    expect(await shown()).toEqual([shop]);
    const other = await createDraft(services, owner, page);
    await publishPage(services, owner, other.id);
    expect(await shown()).toEqual([{ label: "Now", href: "/now" }, shop]);
    await unpublishPage(services, owner, other.id);
    expect(await shown()).toEqual([shop]);
  });

  it("lead to the engine’s page where a draft claims its address", async () => {
    const art = [{ label: "Art", href: "/art" }];
    await saveFacts(services, owner, { name: "menu", value: art, version: 0 });
    await createDraft(services, owner, { ...page, slug: "art" });
    expect(shownLinks(art, await findMenuPages(services))).toEqual(art);
  });

  async function moveTo(id: string, slug: string) {
    await saveDraft(services, owner, id, { ...page, slug, version: 1 });
    await publishPage(services, owner, id);
  }
});
