import { describe, expect, it } from "vitest";
import { env } from "cloudflare:workers";
import { imagesBinding } from "@toadstool/media/bindings";
import { readPicture } from "@toadstool/media";
import { bytesOf, pngChunk, pngHeader, pngSignature } from "@toadstool/media/samples/pictures";
import { pngOf } from "@toadstool/media/samples/quarters";
import type { Env } from "#workers/env.ts";

const sound = pngOf(40, 20);
const wanted = { format: "webp", width: 30 } as const;

describe("the picture service", () => {
  const pictures = imagesBinding((env as unknown as Env).IMAGES);

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
