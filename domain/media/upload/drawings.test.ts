import { beforeEach, expect, it } from "vitest";
import { clearLibrary, storedFiles } from "#testing/library.ts";
import { nastyDrawings } from "#testing/nasty/drawings.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { bytesOf, pngSignature } from "@toadstool/media/samples/pictures";
import { arriving } from "#testing/uploads.ts";
import { uploadImage } from "./upload-image.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const plain = (text: string) => new TextEncoder().encode(text);
const wide = (text: string) => new Uint8Array(Uint16Array.from([0xfeff, ...plain(text)]).buffer);

/** The ways in which the same drawing comes. */
const disguises: Record<string, (text: string) => Uint8Array> = {
  plain,
  "UTF-16": wide,
  "behind the signature of a PNG": (text) => bytesOf(pngSignature, plain(text)),
  "behind the first bytes of a GIF": (text) => bytesOf(plain("GIF89a"), plain(text)),
  "behind the first bytes of a JPEG": (text) => bytesOf([0xff, 0xd8, 0xff, 0xe0], plain(text)),
};

beforeEach(() => clearLibrary(services));

it.each(Object.entries(disguises))("no SVG drawing is ever stored: %s", async (_, disguise) => {
  for (const [name, text] of Object.entries(nastyDrawings)) {
    const outcome = await uploadImage(services, owner, arriving(disguise(text), {}, `${name}.svg`));
    expect([name, outcome]).toEqual([name, expect.objectContaining({ refused: expect.any(String) })]);
  }
  expect(await storedFiles()).toEqual({});
});
