import { describe, expect, it } from "vitest";
import { acceptedFiles } from "#domain/media/image.ts";
import { jpeg, webp } from "@toadstool/media/samples/pictures";
import { checkImage } from "./check-image.ts";

describe("the check before an upload", () => {
  const png = "\x89PNG\r\n\x1a\n";
  const bytes = (text: string, length = text.length) => {
    const file = new Uint8Array(length);
    file.set([...text].map((sign) => sign.charCodeAt(0)));
    return file;
  };

  it("goes by the bytes, not by the name", async () => {
    expect(await checkImage(new File([bytes(png, 100)], "a.jpg"))).toEqual({ kind: "picture" });
    const film = bytes("\0\0\0\x18ftypisom\0\0\x02\0isomiso2", 100);
    expect(await checkImage(new File([film], "a.png"))).toEqual({ kind: "video" });
  });

  it("refuses the files that the server would refuse, in its words", async () => {
    const refused = await checkImage(new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.png"));
    expect(refused).toMatchObject({ kind: null, canShrink: false });
    expect("reason" in refused && refused.reason).toContain(acceptedFiles);
    expect(await checkImage(new File([], "empty.png"))).toMatchObject({
      reason: `This file is empty. Please upload it again. ${acceptedFiles}`,
    });
  });

  it("offers a smaller copy of a photo of too many pixels before it is sent", async () => {
    const many = jpeg({ width: 10_000, height: 6000 }) as BlobPart;
    expect(await checkImage(new File([many], "wide.jpg"))).toMatchObject({
      kind: "picture",
      canShrink: true,
    });
    const few = jpeg({ width: 100, height: 60 }) as BlobPart;
    expect(await checkImage(new File([few], "small.jpg"))).toEqual({ kind: "picture" });
  });

  it("offers to draw an SVG that says what it is, which the server never takes", async () => {
    const drawing = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.svg", {
      type: "image/svg+xml",
    });
    expect(await checkImage(drawing)).toMatchObject({ kind: null, canShrink: true });
  });

  it("offers a smaller copy of a photo that is too large or that only some can open", async () => {
    const large = await checkImage(new File([bytes(png, 10_000_001)], "poster.png"));
    expect(large).toMatchObject({ kind: "picture", canShrink: true });
    const heic = bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic", 100);
    expect(await checkImage(new File([heic], "IMG_1.HEIC"))).toMatchObject({ kind: null, canShrink: true });
  });

  it("offers no smaller copy of animations, films and sounds", async () => {
    expect(await checkImage(new File([bytes("GIF89a", 10_000_001)], "a.gif"))).toMatchObject({
      canShrink: false,
    });
    const many = webp({ width: 1600, height: 1200, frames: 30 }) as BlobPart;
    const moving = new File([many], "a.webp");
    expect(await checkImage(moving)).toMatchObject({ kind: "picture", canShrink: false });
    const song = new Uint8Array(50_000_001);
    song.set(bytes("ID3"));
    expect(await checkImage(new File([song], "song.mp3"))).toMatchObject({ kind: "audio", canShrink: false });
  });
});
