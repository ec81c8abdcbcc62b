import { beforeAll, describe, expect, it } from "vitest";
import { call, ownerHeaders } from "#testing/api.ts";
import { storedImage } from "#testing/images.ts";
import { testServices } from "#testing/services.ts";
import { artworkCalled } from "#testing/works.ts";

const { services } = testServices({ clock: () => new Date() });

let headers: Record<string, string>;
let picture: string;

beforeAll(async () => {
  headers = await ownerHeaders();
  picture = (await storedImage(services)).address;
});

const ask = (method: string, path: string, json?: unknown) =>
  call(`/works${path}`, { method, json, headers: { ...headers } });
const factsCalled = (slug: string) => artworkCalled(slug, { picture });

async function made(slug: string): Promise<string> {
  return (await ask("POST", "/artwork", { facts: factsCalled(slug) })).answer.data.id;
}

async function slugs(query = ""): Promise<string[]> {
  const { answer } = await ask("GET", `/artwork${query}`);
  return answer.data.map(({ slug }: { slug: string }) => slug);
}

describe("a work, through the API", () => {
  it("is made first of its list, moved, hidden, deleted and put back", async () => {
    const id = await made("api-moth");
    expect((await slugs())[0]).toBe("api-moth");
    expect((await ask("PUT", `/artwork/${id}/place`, { to: 2 })).status).toBe(200);
    expect((await slugs())[1]).toBe("api-moth");
    const hidden = await ask("PUT", `/artwork/${id}/hidden`, { isHidden: true });
    expect(hidden.answer.data).toMatchObject({ id, isHidden: true, version: 2 });
    expect(await slugs("?q=api-moth")).toEqual(["api-moth"]);
    await ask("DELETE", `/artwork/${id}`);
    expect((await ask("GET", `/artwork/${id}`)).status).toBe(404);
    expect((await ask("POST", `/project/${id}/restore`)).status).toBe(404);
    expect((await ask("POST", `/artwork/${id}/restore`)).answer.data).toEqual({ id, kind: "artwork" });
  });

  it("stays hidden where a change does not say who sees it", async () => {
    const id = await made("api-newt");
    await ask("PUT", `/artwork/${id}/hidden`, { isHidden: true });
    const saved = await ask("PUT", `/artwork/${id}`, { facts: factsCalled("api-newt") });
    expect(saved.answer.data.isHidden).toBe(true);
    const shown = await ask("PUT", `/artwork/${id}`, { facts: factsCalled("api-newt"), shown: "yes" });
    expect(shown.answer.data.isHidden).toBe(false);
  });

  it("has tags, which stay where a change names none", async () => {
    const { answer } = await ask("POST", "/artwork", {
      facts: factsCalled("api-tagged"),
      tags: ["Riso", "ink"],
    });
    expect(answer.data.tags).toEqual(["Riso", "ink"]);
    const saved = await ask("PUT", `/artwork/${answer.data.id}`, { facts: factsCalled("api-tagged") });
    expect(saved.answer.data.tags).toEqual(["Riso", "ink"]);
  });

  it("is not written over a newer version, which the refusal shows", async () => {
    const id = await made("api-frog");
    await ask("PUT", `/artwork/${id}`, { facts: { ...factsCalled("api-frog"), title: "Newer" } });
    const late = await ask("PUT", `/artwork/${id}`, { facts: factsCalled("api-frog"), version: 1 });
    expect([late.status, late.answer.error.code]).toEqual([409, "changed_elsewhere"]);
    expect(late.answer.data.current).toMatchObject({ id, title: "Newer", version: 2 });
  });

  it("is refused field by field, and where its slug is taken", async () => {
    await made("api-toad");
    const taken = await ask("POST", "/artwork", { facts: factsCalled("api-toad") });
    expect([taken.status, taken.answer.error.issues[0].field]).toEqual([409, "slug"]);
    const poor = await ask("POST", "/zine", { facts: { title: "" } });
    expect(poor.status).toBe(422);
    expect(poor.answer.error.issues.map(({ field }: { field: string }) => field)).toContain("title");
    expect((await ask("PUT", "/artwork/api-toad/place", { to: "sideways" })).status).toBe(422);
  });

  it("of a file is changed over the file, cannot be deleted, and goes back to it", async () => {
    const { answer } = await ask("GET", "/project");
    const [{ id, title }] = answer.data;
    const { facts } = (await ask("GET", `/project/${id}`)).answer.data;
    const saved = await ask("PUT", `/project/${id}`, { facts: { ...facts, title: "Other" }, version: 0 });
    expect(saved.answer.data).toMatchObject({ origin: "overlaid", file: id, title: "Other", version: 1 });
    const deleted = await ask("DELETE", `/project/${id}`);
    expect([deleted.status, deleted.answer.error.code]).toEqual([409, "is_file"]);
    await ask("DELETE", `/project/${id}/changes`);
    expect((await ask("GET", `/project/${id}`)).answer.data).toMatchObject({ origin: "file", title });
  });

  it("is of a kind that there is", async () => {
    const answers = await Promise.all(
      ["/pieces", "/constructor", "/pieces/moth"].map((path) => ask("GET", path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
