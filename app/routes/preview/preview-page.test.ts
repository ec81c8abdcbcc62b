import { describe, expect, it } from "vitest";
import { previewLinks } from "#db/schema.ts";
import { deleteDraft, saveDraft } from "#domain/drafts/drafts.server.ts";
import {
  makePreviewLink,
  revokePreviewLink,
  sweepPreviewLinks,
} from "#domain/drafts/preview-links.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import { requestContext } from "#app/context.ts";
import { drafted, draftText } from "#testing/drafts.ts";
import { visit } from "#testing/pages.ts";
import { isRefused } from "#domain/outcome.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { headers, loader } from "./preview-page.tsx";

const { services, world } = testServices();
const owner = testOwner(services);
const day = 86_400_000;

async function open(token: string) {
  const visited = visit(services, `/preview/${token}`);
  const { data, init } = await loader({ ...visited, params: { token }, pattern: "/preview/:token" });
  const status = init?.status ?? 200;
  return {
    status,
    data,
    headers: new Headers(init?.headers),
    articles: visited.context.get(requestContext).articles,
  };
}

async function linked(days = 7) {
  const draft = await drafted(services, { title: "Soon", content: "Ink **and** paper." });
  const link = await makePreviewLink(services, owner, draft.id, { days });
  if (!link || isRefused(link)) throw new Error("No link was made.");
  return { draft, ...link };
}

describe("a draft's preview", () => {
  it("shows the draft as it is now, as readers will get it", async () => {
    const { draft, token } = await linked();
    await saveDraft(services, owner, draft.id, { ...draftText(), title: "Later", content: "*New*" });
    const { status, data, articles } = await open(token);
    expect([status, data?.post.title, data?.html]).toEqual([200, "Later", null]);
    expect([...articles.values()]).toEqual(["<p><em>New</em></p>"]);
  });

  it("is in no cache, in no list and in no referrer, whether it opens or not", async () => {
    const { token } = await linked();
    for (const address of [token, "unknown"]) {
      const answered = (await open(address)).headers;
      for (const told of [answered, new Headers(headers())]) {
        expect(told.get("Cache-Control")).toBe("private, no-store");
        expect(told.get("Referrer-Policy")).toBe("no-referrer");
        expect(told.get("X-Robots-Tag")).toContain("noindex");
      }
    }
  });

  it("is closed in the same words, for whatever reason", async () => {
    const revoked = await linked();
    await revokePreviewLink(services, owner, revoked.id);
    const deleted = await linked();
    await deleteDraft(services, owner, deleted.draft.id);
    const published = await linked();
    await publishDraft(services, owner, published.draft.id, draftText());
    const expired = await linked(1);
    world.now = new Date(world.now.getTime() + day);
    const longer = await linked();
    const closed = [revoked, deleted, published, expired].map(({ token }) => token);
    for (const token of [...closed, "", "unknown", longer.id, `${longer.token}x`, "ä/../%00"]) {
      const { status, data } = await open(token);
      expect([token, status, data]).toEqual([token, 404, null]);
    }
    expect((await open(longer.token)).status).toBe(200);
  });

  it("leaves nothing in the database that opens it, and no row when it has expired", async () => {
    const { token, id } = await linked(30);
    const rows = () => services.db.select().from(previewLinks);
    expect(JSON.stringify(await rows())).not.toContain(token);
    world.now = new Date(world.now.getTime() + 30 * day - 1);
    await sweepPreviewLinks(services);
    expect((await rows()).map(({ tokenHash }) => tokenHash)).toEqual([id]);
    world.now = new Date(world.now.getTime() + 1);
    await sweepPreviewLinks(services);
    expect(await rows()).toEqual([]);
  });
});
