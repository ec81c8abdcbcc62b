import { requestContext } from "#app/context.ts";
import { takeNotice } from "#app/notice.ts";
import { visit } from "#testing/pages.ts";
import { describe, expect, it } from "vitest";
import { imageAddress } from "#domain/media/image.ts";
import { findImage } from "#domain/media/images.server.ts";
import { storedImage } from "#testing/images.ts";
import { testServices } from "#testing/services.ts";
import { answerLibraryPress } from "./library-presses.server.ts";

const { services, world } = testServices();

function send(ids: string[], fields: Record<string, string>) {
  const form = new FormData();
  for (const id of ids) form.append("chosen", id);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { context, url } = visit(services, "/admin/images?folder=zines", { owner: true });
  return answerLibraryPress({
    context,
    url,
    params: {},
    request: new Request(url, { method: "POST", body: form }),
  });
}

const change = (ids: string[], act: string, fields = {}) =>
  send(ids, { intent: "change-many", act, ...fields });

const ledTo = (answer: unknown) => answer instanceof Response && answer.headers.get("Location");
async function noticeOf(answer: unknown) {
  const { context, request } = visit(services, "/admin/images", { owner: true });
  if (!(answer instanceof Response)) throw new Error("It leads nowhere.");
  request.headers.set("Cookie", answer.headers.get("Set-Cookie")?.split(";")[0] ?? "");
  return (await takeNotice(context.get(requestContext), request)).notice;
}

describe("many images at once", () => {
  it("move into a folder, and the list shows how many", async () => {
    const { id } = await storedImage(services);
    const answer = await change([id, id, "aaaaaaaaaaaaaaaa"], "move", { folder: "Posters / A3" });
    const fields = { intent: "move-back", moves: `:${id}`, undoes: "change-many" };
    const undo = { action: "/admin/images?folder=zines", fields };
    expect(ledTo(answer)).toBe(undo.action);
    expect(await noticeOf(answer)).toEqual({ words: "1 file moved.", undo });
    expect((await findImage(services, id))?.folder).toBe("posters/a3");
  });

  it("move back, and come back from the trash, by one press each", async () => {
    const { id } = await storedImage(services, { folder: "a" });
    await change([id], "move", { folder: "b" });
    const back = await noticeOf(await send([], { intent: "move-back", moves: `a:${id}` }));
    expect(back).toEqual({ words: "1 file moved back." });
    expect((await findImage(services, id))?.folder).toBe("a");
    expect(await noticeOf(await change([id], "delete"))).toMatchObject({
      words: "1 file in the trash, for 30 days.",
      undo: { fields: { intent: "restore", images: id } },
    });
    expect(await findImage(services, id)).toBeNull();
    const restored = await noticeOf(await send([], { intent: "restore", images: id }));
    expect(restored).toEqual({ words: "1 file restored." });
    expect(await findImage(services, id)).not.toBeNull();
  });

  it("are shown with their uses before they go", async () => {
    const used = await storedImage(services);
    const unused = await storedImage(services);
    world.studioPages = [{ title: "About", path: "/about-me", text: imageAddress(used.id) }];
    expect(await change([used.id, unused.id], "delete")).toMatchObject({
      data: {
        asked: expect.arrayContaining([
          expect.objectContaining({ id: used.id, uses: [expect.objectContaining({ title: "About" })] }),
          expect.objectContaining({ id: unused.id, uses: [] }),
        ]),
      },
    });
    expect(await findImage(services, unused.id)).not.toBeNull();
  });

  it("go, but for those that are used, unless these are wanted gone too", async () => {
    const used = await storedImage(services);
    const unused = await storedImage(services);
    world.studioPages = [{ title: "About", path: "/about-me", text: imageAddress(used.id) }];
    const ids = [used.id, unused.id];
    expect(await noticeOf(await send(ids, { intent: "delete" }))).toMatchObject({
      words: "1 file in the trash, for 30 days. 1 kept because of their use.",
      undo: { fields: { images: unused.id } },
    });
    expect(await findImage(services, used.id)).not.toBeNull();
    expect(await noticeOf(await send(ids, { intent: "delete", force: "on" }))).toHaveProperty("undo");
    expect(await findImage(services, used.id)).toBeNull();
  });

  it("must be chosen first, for an action that the site has", async () => {
    expect(await change([], "move")).toMatchObject({
      data: { refusal: { code: "nothing_chosen" } },
    });
    for (const act of ["frame", "constructor"])
      expect(await change(["a"], act)).toMatchObject({ data: { refusal: { code: "unknown_intent" } } });
  });
});

it("all of a page are changed without a choice", async () => {
  const [one, other] = [await storedImage(services), await storedImage(services)];
  const shown = { scope: "page", shown: one.id };
  expect(await noticeOf(await change([other.id], "tag", { tag: "Moss", ...shown }))).toMatchObject({
    words: "1 file tagged “Moss”.",
    undo: { fields: { images: one.id } },
  });
});

describe("alt texts written one after another", () => {
  it("are saved together, and pictures that got none stay in the list", async () => {
    const [one, other] = [await storedImage(services), await storedImage(services)];
    const answer = await send([], {
      intent: "describe",
      [`alt-${one.id}`]: " Moss  on a wall ",
      [`alt-${other.id}`]: "",
    });
    expect(await noticeOf(answer)).toEqual({ words: "1 alt text saved." });
    expect((await findImage(services, one.id))?.alt).toBe("Moss on a wall");
    expect((await findImage(services, other.id))?.alt).toBe("");
  });

  it("come back as they were typed where one is refused, and none is saved", async () => {
    const [one, other] = [await storedImage(services), await storedImage(services)];
    const typed = { [`alt-${one.id}`]: "Moss", [`alt-${other.id}`]: "m".repeat(1001) };
    expect(await send([], { intent: "describe", ...typed })).toMatchObject({
      data: { typed, refusal: { issues: [{ field: `alt-${other.id}` }] } },
    });
    expect((await findImage(services, one.id))?.alt).toBe("");
  });
});
