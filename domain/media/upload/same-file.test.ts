import { beforeEach, expect, it } from "vitest";
import { clearLibrary, expectAgreement } from "#testing/library.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { mediaFile } from "@toadstool/media/samples/films";
import { pngOf } from "@toadstool/media/samples/quarters";
import { arriving, uploaded } from "#testing/uploads.ts";
import { bringBack } from "../replace/former.server.ts";
import { deleteImage } from "../trash/trash.server.ts";
import { uploadImage } from "./upload-image.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const bytes = pngOf(40, 30);
const ask = (sent: Uint8Array, replaces = "") =>
  uploadImage(services, owner, arriving(sent, { same: "ask", replaces }));

beforeEach(() => clearLibrary(services));

it("is noticed by its bytes, whatever it is called, and nothing of it is kept a second time", async () => {
  const { id } = await uploaded(services, bytes, { name: "Moss", folder: "zines" });
  const refused = await ask(bytes);
  expect(refused).toMatchObject({ refused: "conflict", code: "image_same", current: { id } });
  expect("message" in refused && refused.message).toContain("“Moss” in zines");
  expect(await ask(pngOf(41, 30))).not.toHaveProperty("refused");
  await expectAgreement(services);
});

it("is kept twice for those who want that, and for those who did not ask", async () => {
  const { id } = await uploaded(services, bytes);
  expect((await uploaded(services, bytes)).id).not.toBe(id);
  expect((await uploaded(services, bytes, { same: "keep" })).id).not.toBe(id);
});

it("is not there while it is in the trash, or was replaced, and is there once it is restored", async () => {
  const { id } = await uploaded(services, bytes);
  expect(await ask(pngOf(20, 10), id)).toMatchObject({ id, revision: 2 });
  await bringBack(services, owner, id, { revision: 1, withAlt: false });
  expect(await ask(bytes)).toMatchObject({ current: { id } });
  expect(await ask(bytes, id), "what replaces is not asked about").toMatchObject({ id });
  await deleteImage(services, owner, id);
  expect(await ask(bytes)).not.toHaveProperty("refused");
});

it("is noticed of a film too, which is hashed while it arrives", async () => {
  const { id } = await uploaded(services, mediaFile("index-first.mp4"));
  expect(await ask(mediaFile("index-first.mp4"))).toMatchObject({ code: "image_same", current: { id } });
  await expectAgreement(services);
});
