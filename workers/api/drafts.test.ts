import { beforeAll, describe, expect, it } from "vitest";
import { duePurges } from "#db/schema.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { publishPage } from "#domain/drafts/publish-page.server.ts";
import { call, ownerHeaders } from "#testing/api.ts";
import { testOwner, testServices } from "#testing/services.ts";

let owner: Record<string, string>;
beforeAll(async () => {
  owner = await ownerHeaders();
});

const draft = { title: "Sending", summary: "", slug: "", imageUrl: "", dateString: "", content: "One." };

async function created(changes: object = {}) {
  const made = await call("/drafts", { method: "POST", json: { ...draft, ...changes }, headers: owner });
  expect(made.status).toBe(201);
  return made.answer.data;
}

describe("/api/drafts", () => {
  it("creates with an _id, lists newest first, changes, and deletes", async () => {
    const first = await created();
    const second = await created({ title: "Second" });
    expect(first._id).toBe(first.id);
    await call(`/drafts/${first._id}`, {
      method: "PUT",
      json: { ...draft, content: "Two." },
      headers: owner,
    });
    const { answer } = await call("/drafts", { headers: owner });
    const ids = answer.data.map((item: { _id: string }) => item._id);
    expect(ids.indexOf(first._id)).toBeLessThan(ids.indexOf(second._id));
    expect((await call(`/drafts/${first._id}`, { headers: owner })).answer.data).toMatchObject({
      content: "Two.",
      version: 2,
    });
    expect((await call(`/drafts/${first._id}`, { method: "DELETE", headers: owner })).answer.data._id).toBe(
      first._id,
    );
    expect((await call(`/drafts/${first._id}`, { headers: owner })).status).toBe(404);
  });

  it("clears the page cache where it takes the page that was published of a draft from readers, or gives it back", async () => {
    const { services } = testServices();
    const { id } = await createDraft(services, testOwner(services), { ...draft, slug: "away", kind: "page" });
    await publishPage(services, testOwner(services), id);
    const purges = () => services.db.$count(duePurges);
    const before = await purges();
    expect((await call(`/drafts/${id}`, { method: "DELETE", headers: owner })).status).toBe(200);
    expect((await call(`/drafts/${id}/restore`, { method: "POST", headers: owner })).status).toBe(200);
    expect(await purges()).toBe(before + 2);
  });

  it("takes a draft with nothing in it: a draft may be empty", async () => {
    expect(await created({ title: "" })).toMatchObject({ title: "", version: 1 });
  });

  it("never overwrites a text that was saved elsewhere", async () => {
    const { _id } = await created();
    const save = (content: string, version: number) =>
      call(`/drafts/${_id}`, { method: "PUT", json: { ...draft, content, version }, headers: owner });
    expect((await save("Mine", 1)).status).toBe(200);
    expect(await save("Yours", 1)).toMatchObject({
      status: 409,
      answer: { error: { code: "changed_elsewhere" } },
    });
    expect((await call(`/drafts/${_id}`, { headers: owner })).answer.data.content).toBe("Mine");
  });

  it("refuses fields that are too long, malformed JSON and other content types", async () => {
    const long = await call("/drafts", {
      method: "POST",
      json: { ...draft, title: "a".repeat(201) },
      headers: owner,
    });
    expect(long).toMatchObject({ status: 422, answer: { error: { issues: [{ field: "title" }] } } });
    const send = (type: string) =>
      call("/drafts", { method: "POST", body: "{", headers: { ...owner, "Content-Type": type } });
    expect((await send("application/json")).status).toBe(400);
    expect((await send("text/plain")).status).toBe(415);
  });

  it("answers 404 for a post's id or an unknown one", async () => {
    for (const method of ["PUT", "DELETE"]) {
      const json = method === "PUT" ? draft : undefined;
      expect((await call("/drafts/unknown", { method, json, headers: owner })).status).toBe(404);
    }
  });

  it("is for the owner only, to read and to write", async () => {
    const { _id } = await created();
    const { "X-XSRF-TOKEN": _, ...withoutXsrf } = owner;
    for (const path of ["/drafts", `/drafts/${_id}`]) expect((await call(path)).status).toBe(401);
    for (const [path, method] of [
      ["/drafts", "POST"],
      [`/drafts/${_id}`, "PUT"],
      [`/drafts/${_id}`, "DELETE"],
    ] as const) {
      expect((await call(path, { method, json: draft })).status).toBe(401);
      expect((await call(path, { method, json: draft, headers: withoutXsrf })).status).toBe(403);
    }
  });
});
