import { describe, expect, it } from "vitest";
import { answersPresses } from "#app/press.server.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { drafted } from "#testing/drafts.ts";
import { visit } from "#testing/pages.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { bulkPresses } from "./bulk-presses.server.ts";
import { type BlogList, homeOf } from "./lists.ts";

const { services } = testServices();
const owner = testOwner(services);

function send(list: BlogList, query: string, fields: Record<string, string | string[]>) {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  const { context, url } = visit(services, homeOf(list) + query, { owner: true });
  const request = new Request(url, { method: "POST", body });
  return answersPresses(bulkPresses(list))({ context, request, url, params: {} });
}

const change = (act: string) => ({ intent: "change-many", act, changeKey: crypto.randomUUID() });
const ledTo = (answer: unknown) => (answer instanceof Response ? answer.headers.get("Location") : null);

describe("the form of many texts", () => {
  it("changes those of the page, and leads back to the list with what undoes it", async () => {
    const [one, other] = [await published(services), await published(services)];
    const shown = [`post:${one.id}`, `post:${other.id}`];
    const fields = { ...change("delete"), scope: "page", shown, chosen: [] };
    expect(ledTo(await send("published", "?q=ink", fields))).toBe("/admin/blog/published?q=ink");
    expect(await findPost(services, one.id)).toBeNull();
    expect(ledTo(await send("published", "", { intent: "undo-many", id: fields.changeKey }))).toBe(
      "/admin/blog/published",
    );
    expect(await findPost(services, one.id)).not.toBeNull();
  });

  it("changes all that the filters let through, on whatever page they are", async () => {
    const [found, other] = [await drafted(services, { title: "Moths" }), await drafted(services)];
    await send("drafts", "?q=moths", { ...change("delete"), scope: "all" });
    expect(await findDraft(services, owner, found.id)).toBeNull();
    expect(await findDraft(services, owner, other.id)).not.toBeNull();
    await send("trash", "?q=moths&kind=draft", { ...change("restore"), scope: "all" });
    expect(await findDraft(services, owner, found.id)).not.toBeNull();
  });

  it("comes back with what was chosen and typed", async () => {
    const fields = { ...change("add-tag"), scope: "chosen", chosen: ["post:a", "post:b"], tags: "one, two" };
    expect(await send("published", "", fields)).toMatchObject({
      init: { status: 422 },
      data: { chosen: ["post:a", "post:b"], typed: { tags: "one, two" } },
    });
    const refusedOnes: Record<string, string>[] = [
      { ...change("delete"), scope: "chosen" },
      { intent: "undo-many", id: "gone" },
      {},
    ];
    for (const given of refusedOnes)
      expect(await send("drafts", "", given)).toMatchObject({
        data: { refusal: { refused: expect.any(String) } },
      });
  });
});
