// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { imagesBinding } from "./images-binding.ts";

const sound = new Uint8Array(1000);
const wanted = { format: "webp", width: 30 } as const;

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
