import { encode } from "fast-png";
import { beforeEach, describe, expect, it } from "vitest";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { ask } from "#testing/api.ts";
import { crashing } from "#testing/crashing.ts";
import { clearLibrary, expectAgreement, storedFiles } from "#testing/library.ts";
import { bytesOf, exif, gif, pngChunk, pngHeader, pngSignature } from "@toadstool/media/samples/pictures";
import { testOrigin, testOwner, testServices } from "#testing/services.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import { arriving, inPieces, uploaded } from "#testing/uploads.ts";
import { acceptedFiles, fileAddress, imageIdOf, type Image } from "../image.ts";
import { uploadImage } from "./upload-image.server.ts";

const { services } = testServices();
const owner = testOwner(services);

beforeEach(() => clearLibrary(services));

describe("an uploaded picture", { timeout: 20_000 }, () => {
  it("is stored in widths below its own and in its own, as WebP and AVIF, with a JPEG for mail and a card", async () => {
    const image = await uploaded(services, pngOf(700, 400));
    const names = image.facts.files.map(
      ({ name, type, width, height }) => `${name} ${type} ${width}×${height}`,
    );
    expect(names).toEqual([
      "700.jpg image/jpeg 700×400",
      "320.webp image/webp 320×183",
      "640.webp image/webp 640×366",
      "700.webp image/webp 700×400",
      "320.avif image/avif 320×183",
      "640.avif image/avif 640×366",
      "700.avif image/avif 700×400",
      "card.jpg image/jpeg 1200×630",
    ]);
    expect(image).toMatchObject({ kind: "picture", revision: 1, name: "Four quarters" });
    expect(image.facts).toMatchObject({
      main: "700.jpg",
      width: 700,
      height: 400,
      hasAlpha: false,
      isAnimated: false,
    });
    await expectAgreement(services);
  });

  it("keeps its transparency", async () => {
    const { facts } = await uploaded(services, pngOf(100, 80, { alpha: true }));
    expect(facts).toMatchObject({ main: "100.png", hasAlpha: true, colours: "" });
    expect(facts.thumbhash).not.toBe("");
  });

  it("is a JPEG for mail where transparency is only allowed for", async () => {
    const opaque = encode({
      width: 50,
      height: 50,
      channels: 4,
      depth: 8,
      data: new Uint8Array(10_000).fill(255),
    });
    expect((await uploaded(services, opaque)).facts).toMatchObject({ main: "50.jpg", hasAlpha: false });
  });

  it("is one pixel large if it must be", async () => {
    const { facts } = await uploaded(services, pngOf(1, 1));
    expect(facts.files.map(({ name }) => name)).toEqual(["1.jpg", "1.webp", "1.avif"]);
  });

  it("keeps its animation beside its stills", async () => {
    const { facts } = await uploaded(services, gif({ width: 4, height: 3, frames: 3 }));
    expect(facts).toMatchObject({ isAnimated: true, main: "4.jpg", width: 4, height: 3 });
    expect(facts.files.at(-1)).toMatchObject({
      name: "animated.gif",
      type: "image/gif",
      width: 4,
      height: 3,
    });
    await expectAgreement(services);
  });

  it("is served without the notes of a camera: the place, and who was there", async () => {
    const sent = pngOf(64, 48);
    const header = pngSignature.length + 25;
    const notes = [pngChunk("eXIf", exif(1, true)), pngChunk("tEXt", bytesOf("Author\0Marsh Warbler"))];
    const noted = bytesOf(sent.slice(0, header), ...notes, sent.slice(header));
    const { id, revision, facts } = await uploaded(services, noted);
    expect(facts.original?.bytes).toBe(noted.length);
    for (const { name } of facts.files) {
      const answer = await ask(new Request(testOrigin + fileAddress(id, revision, name)));
      const text = new TextDecoder("latin1").decode(await answer.arrayBuffer());
      expect(`${answer.status} ${text}`).toMatch(/^200 /);
      expect(text).not.toMatch(/exif|Warbler/i);
    }
  });

  it("takes its details, wherever they are in the form", async () => {
    let isRead = false;
    const file = arriving(pngOf(60, 40));
    const body = file.body.pipeThrough(new TransformStream({ flush: () => void (isRead = true) }));
    const details = async () => {
      expect(isRead).toBe(true);
      return {
        name: "Moss",
        folder: "zines/one",
        alt: "Moss",
        caption: "Damp.",
        replaces: "",
        same: "keep" as const,
      };
    };
    const image = (await uploadImage(services, owner, { ...file, body, details })) as Image;
    expect(image).toMatchObject({ name: "Moss", folder: "zines/one", alt: "Moss", caption: "Damp." });
    expect(imageIdOf(`/media/${image.id}`)).toBe(image.id);
  });

  it("comes to an end beside seven others", async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        uploaded(services, pngOf(90 + index, 60, { shade: index * 9 })),
      ),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(8);
    await expectAgreement(services);
  });

  it("costs fewer calls to the outside than the platform allows, however large it is", async () => {
    const { services: counted, seen } = crashing({
      ...services,
      // The cost of drawing 8 million pixels is not measured here.
      pictures: {
        render: (_, wanted) => services.pictures.render(pngOf(80, 64), { ...wanted, height: undefined }),
      },
    });
    const image = await uploaded(
      { ...services, ...counted },
      bytesOf(pngSignature, pngHeader(3200, 2560), pngChunk("IDAT", [0]), pngChunk("IEND")),
    );
    expect(image.facts.files).toHaveLength(12);
    expect(seen.calls).toBeLessThan(30);
  });
});

describe("a refused upload", () => {
  const sound = pngOf(400, 300);
  const cases: [string, Uint8Array, string][] = [
    ["nothing", new Uint8Array(), "image_empty"],
    ["a text", new TextEncoder().encode("Dear moss,"), "image_type"],
    ["a drawing with scripts", new TextEncoder().encode("<svg onload='alert(1)'/>"), "image_type"],
  ];

  it.each(cases)("is %s, and the answer says what is accepted", async (_, bytes, code) => {
    const refused = (await uploadImage(services, owner, arriving(bytes))) as Refused;
    expect(refused.code).toBe(code);
    expect(refused.message.endsWith(acceptedFiles)).toBe(true);
    await expectAgreement(services);
  });

  it("is a picture without its pixels, and nothing of it stays", async () => {
    const bytes = bytesOf(pngSignature, pngHeader(300, 200), pngChunk("IDAT", [1, 2, 3]), pngChunk("IEND"));
    const refused = (await uploadImage(services, owner, arriving(bytes))) as Refused;
    expect(refused).toMatchObject({ refused: "invalid", code: "image_damaged" });
    expect(refused.message.endsWith(acceptedFiles)).toBe(true);
    await expectAgreement(services);
  });

  it("is a picture over 10 MB, of which no more than that is read", async () => {
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 100_000;
        controller.enqueue(read === 100_000 ? padded(sound, 100_000) : new Uint8Array(100_000));
      },
    });
    const refused = await uploadImage(services, owner, { ...arriving(sound), body: endless });
    expect(refused).toMatchObject({ refused: "tooLarge", code: "image_too_large" });
    expect(read).toBeLessThan(10_500_000);
  });

  it("is a wrong detail in the form, and nothing of the file stays", async () => {
    const wrong = refuse("invalid", "alt_too_long", "Keep it shorter.");
    const refused = await uploadImage(services, owner, { ...arriving(sound), details: async () => wrong });
    expect(refused).toBe(wrong);
    await expectAgreement(services);
  });

  it("is everything while the picture service gives no answer, with another code", async () => {
    const pictures = { render: () => Promise.reject(new Error("no answer")) };
    const refused = await uploadImage({ ...services, pictures }, owner, arriving(sound));
    expect(refused).toMatchObject({ refused: "unavailable", code: "image_service" });
    await expectAgreement(services);
  });
});

it("leaves out optional files that cannot be drawn", async () => {
  const pictures: typeof services.pictures = {
    render: async (bytes, wanted) =>
      wanted.format === "avif" ? null : services.pictures.render(bytes, wanted),
  };
  const { facts } = await uploaded({ ...services, pictures }, pngOf(330, 90));
  expect(facts.files.map(({ name }) => name)).toEqual(["330.jpg", "320.webp", "330.webp"]);
  await expectAgreement(services);
});

it("removes stored files where a required file cannot be drawn", async () => {
  const pictures: typeof services.pictures = {
    render: async (bytes, wanted) =>
      wanted.width === 330 && wanted.format === "webp" ? null : services.pictures.render(bytes, wanted),
  };
  const refused = await uploadImage({ ...services, pictures }, owner, arriving(pngOf(330, 90)));
  expect(isRefused(refused)).toBe(true);
  expect(await storedFiles()).toEqual({});
  await expectAgreement(services);
});

it("removes stored files where the sender goes away", async () => {
  const gone = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(pngOf(30, 20).slice(0, 60)),
    pull: (controller) => controller.error(new Error("gone")),
  });
  await expect(uploadImage(services, owner, { ...arriving(pngOf(3, 2)), body: gone })).rejects.toThrow(
    "gone",
  );
  await expectAgreement(services);
});

it("is read in pieces of any size", async () => {
  const bytes = pngOf(20, 20);
  for (const size of [1, 7, bytes.length]) {
    const image = await uploadImage(services, owner, { ...arriving(bytes), body: inPieces(bytes, size) });
    expect(isRefused(image)).toBe(false);
  }
});

function padded(bytes: Uint8Array, length: number): Uint8Array {
  const longer = new Uint8Array(length);
  longer.set(bytes.subarray(0, length));
  return longer;
}
