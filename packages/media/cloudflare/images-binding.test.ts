import { describe, expect, it } from "vitest";
import { readPicture } from "../index.ts";
import { bytesOf, pngChunk, pngHeader, pngSignature } from "../samples/pictures.ts";
import { pngOf } from "../samples/quarters.ts";
import { pictures } from "../testing/bindings.ts";
import { imagesBinding } from "./images-binding.ts";

const sound = pngOf(40, 20);
const wanted = { format: "webp", width: 30 } as const;

describe("the picture service", () => {
  it.each(["avif", "webp", "jpeg", "png"] as const)("draws %s, smaller and never larger", async (format) => {
    expect(readPicture((await pictures.render(sound, { format, width: 10 })) ?? sound)).toMatchObject({
      format,
      width: 10,
      height: 5,
    });
    const large = await pictures.render(sound, { format, width: 400 });
    expect(readPicture(large ?? new Uint8Array())).toMatchObject({ format, width: 40, height: 20 });
  });

  it("crops where a height is given", async () => {
    const cropped = await pictures.render(sound, { format: "png", width: 60, height: 70 });
    expect(readPicture(cropped ?? sound)).toMatchObject({ width: 60, height: 70 });
  });

  it("draws nothing of a picture whose pixels are not there", async () => {
    const broken = bytesOf(pngSignature, pngHeader(30, 20), pngChunk("IDAT", [1, 2]), pngChunk("IEND"));
    expect(await pictures.render(broken, wanted)).toBeNull();
  });
});

describe("where drawing fails", () => {
  it("blames the picture at once where the service does", async () => {
    const { pictures, sizes } = failing(() => 9520);
    expect(await pictures.render(sound, wanted)).toBeNull();
    expect(sizes).toEqual([sound.length]);
  });

  it("tries once more, and is content with that", async () => {
    const { pictures, sizes } = failing((attempt) => (attempt === 1 ? 9523 : null));
    expect(await pictures.render(sound, wanted)).not.toBeNull();
    expect(sizes).toEqual([sound.length, sound.length]);
  });

  it("blames the picture where another one is drawn", async () => {
    const { pictures, sizes } = failing((_, size) => (size === sound.length ? 9523 : null));
    expect(await pictures.render(sound, wanted)).toBeNull();
    expect(sizes).toHaveLength(3);
  });

  it("throws where no picture is drawn at all", async () => {
    const { pictures, sizes } = failing(() => 9422);
    await expect(pictures.render(sound, wanted)).rejects.toThrow("9422");
    expect(sizes).toHaveLength(3);
  });
});

/** A service that fails with the code that is answered for an attempt, counted from 1, and the size of its picture. */
function failing(codeFor: (attempt: number, size: number) => number | null) {
  const sizes: number[] = [];
  const output = async (stream: ReadableStream<Uint8Array>) => {
    const { byteLength } = await new Response(stream).arrayBuffer();
    sizes.push(byteLength);
    const code = codeFor(sizes.length, byteLength);
    if (code) throw Object.assign(new Error(String(code)), { code });
    return { response: () => new Response("drawn") };
  };
  const binding = {
    input: (stream: ReadableStream<Uint8Array>) => ({ transform: () => ({ output: () => output(stream) }) }),
  };
  return { pictures: imagesBinding(binding as unknown as ImagesBinding), sizes };
}
