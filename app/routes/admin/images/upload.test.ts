import type { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { findImage } from "#domain/media/images.server.ts";
import { storedImage } from "#testing/images.ts";
import { visit } from "#testing/pages.ts";
import { png } from "@toadstool/media/samples/pictures";
import { testOrigin, testServices } from "#testing/services.ts";
import { action, loader } from "./upload-page.tsx";

const { services } = testServices();

const toad = (name = "A toad.png") => new File([png({ width: 40, height: 20 }) as BlobPart], name);
const noPicture = new File(["Once upon a time"], "story.png");

function sending(fields: [string, string | File][], isOwner = true) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const request = new Request(`${testOrigin}/admin/images/upload`, { method: "POST", body });
  const { context } = visit(services, "/admin/images/upload", { owner: isOwner });
  return { params: {}, request, context } as never;
}

const send = (...fields: [string, string | File][]) => action(sending(fields));

function ledTo(answer: unknown) {
  return answer instanceof Response ? [answer.status, answer.headers.get("Location")] : answer;
}

describe("uploading without scripts", () => {
  it("leads back to the open folder when all files have arrived", async () => {
    const folder: [string, string] = ["folder", "Zines/Frühling"];
    const answer = await send(folder, ["files", toad()], ["files", toad("Another.png")]);
    const back = `/admin/images?folder=${encodeURIComponent("zines/frühling")}`;
    expect(ledTo(answer)).toEqual([303, back]);
    expect(ledTo(await send(["files", toad()]))).toEqual([303, "/admin/images"]);
  });

  it("leads back to the image whose file was replaced", async () => {
    const { id } = await storedImage(services);
    expect(ledTo(await send(["replaces", id], ["file", toad()]))).toEqual([303, `/admin/images/${id}`]);
    expect((await findImage(services, id))?.revision).toBe(2);
  });

  it("reports which files arrived and which did not, and why", async () => {
    const answer = await send(["folder", "a"], ["files", toad()], ["files", noPicture]);
    expect(answer).toMatchObject({
      init: { status: 415 },
      data: {
        arrived: [{ name: "A toad" }],
        refused: [{ fileName: "story.png", reason: expect.stringContaining("Accepted are") }],
        back: "/admin/images?folder=a",
      },
    });
  });

  it("says that nothing was chosen", async () => {
    const answer = await send(["folder", "a"], ["files", new File([], "")]);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { refusal: { code: "image_missing" } } });
  });

  it("is for the owner only, and reads nothing of anyone else's form", async () => {
    const args = sending([["files", toad()]], false) as { request: Request };
    await expect(action(args as never)).rejects.toMatchObject({ init: { status: 401 } });
    expect(args.request.bodyUsed).toBe(false);
  });
});

describe("the page of an upload", () => {
  it("leads to the library where nothing was sent", async () => {
    const { context } = visit(services, "/admin/images/upload", { owner: true });
    expect(ledTo(await loader({ context } as never))).toEqual([302, "/admin/images"]);
  });

  it("is shown where something was", async () => {
    const args = sending([["files", noPicture]]) as { context: RouterContextProvider };
    await action(args as never);
    expect(await loader(args as never)).toBeNull();
  });
});
