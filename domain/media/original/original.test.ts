import { beforeEach, expect, it } from "vitest";
import { ask } from "#testing/api.ts";
import { clearLibrary, storedFiles } from "#testing/library.ts";
import { testOrigin, testOwner, testServices } from "#testing/services.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import type { Rendition } from "@toadstool/media/storing";
import { uploaded } from "#testing/uploads.ts";
import { setFocus } from "../focus/set-focus.server.ts";
import { fileKey } from "../image.ts";
import { bringBack } from "../replace/former.server.ts";
import { deleteImage } from "../trash/trash.server.ts";
import { originalAddress } from "./original.ts";
import { readOriginal } from "./read-original.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const sent = pngOf(700, 400);
const other = pngOf(640, 480, { alpha: true });
const name = "private/original.png";

beforeEach(() => clearLibrary(services));

const bytesOf = async (id: string, revision: number) =>
  (await readOriginal(services, owner, { id, revision }))?.bytes;

it("is kept as it was sent, counts in the image’s size, and stays with its revision", async () => {
  const { id, bytes, facts } = await uploaded(services, sent);
  expect(facts.original).toEqual({ name, type: "image/png", bytes: sent.length });
  expect(bytes).toBe(sent.length + facts.files.reduce((sum, file) => sum + file.bytes, 0));
  await uploaded(services, other, { replaces: id });
  expect([await bytesOf(id, 1), await bytesOf(id, 2)]).toEqual([sent, other]);
  await bringBack(services, owner, id, { revision: 1, withAlt: false });
  await deleteImage(services, owner, id);
  expect([await bytesOf(id, 1), await bytesOf(id, 2), await bytesOf(id, 3)]).toEqual([
    sent,
    other,
    undefined,
  ]);
});

it("is what the crop for links is drawn from", async () => {
  const { id } = await uploaded(services, sent);
  const drawnFrom: Uint8Array[] = [];
  const render = (bytes: Uint8Array, wanted: Rendition) => {
    drawnFrom.push(bytes);
    return services.pictures.render(bytes, wanted);
  };
  const image = await setFocus({ ...services, pictures: { render } }, owner, id, { x: 10, y: 10 });
  expect(drawnFrom).toEqual([sent]);
  expect(image).toMatchObject({ facts: { original: { name } } });
});

it("has no address that a stranger can guess or ask for", async () => {
  const { id, facts } = await uploaded(services, sent);
  await uploaded(services, other, { replaces: id });
  const files = await storedFiles();
  for (const revision of [1, 2]) {
    const key = fileKey(id, revision, name);
    expect(files).toHaveProperty([key]);
    const paths = [
      `/${key}`,
      `/media/${id}/${revision}/private/original`,
      `/media/${id}/${revision}/private%2Foriginal.png`,
      `/media/${id}/${revision}/private%5Coriginal.png`,
      `/media/${id}/${revision}/%2e/private/original.png`,
      `/media/${id}/${revision}/x/../private/original.png`,
      `/media/${id}/${revision}//private/original.png`,
      `/media/${id}/${revision}/original.png`,
      `/media/${id}/${revision}/private.png`,
      `/media/${id}?file=private/original.png`,
      `${originalAddress(id, revision, facts)}`,
      `${originalAddress(id, revision, facts)}.data`,
      `/admin/images/${id}/former/${revision}`,
      `/api/image/${id}/original`,
      `/api/image/${id}`,
    ];
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await ask(new Request(`${testOrigin}${path}`));
      // oxlint-disable-next-line no-await-in-loop -- a table
      const body = new Uint8Array(await answer.arrayBuffer());
      expect([path, body.length === sent.length || body.length === other.length]).toEqual([path, false]);
    }
  }
});
