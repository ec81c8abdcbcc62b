import { describe, expect, it } from "vitest";
import { acceptedFiles } from "#domain/media/image.ts";
import { readAnswer } from "./upload.ts";
import { checkFile } from "./check.ts";

describe("the answer to an upload", () => {
  it("is an arrival where the image comes back", () => {
    expect(readAnswer(201, '{"data":{"id":"abc"}}')).toEqual({ answer: "arrived", id: "abc" });
  });

  it("is a refusal with the server's words where sending it again changes nothing", () => {
    const text = '{"error":{"code":"image_type","message":"This is a PDF document."}}';
    expect(readAnswer(415, text)).toEqual({
      answer: "refused",
      code: "image_type",
      reason: "This is a PDF document.",
    });
  });

  it.each([403, 408, 409, 429, 500, 503])("may be tried again after a %i", (status) => {
    expect(readAnswer(status, '{"error":{"code":"x","message":"Later."}}')).toEqual({
      answer: "failed",
      reason: "Later.",
    });
  });

  it("asks for a new login after a 401", () => {
    expect(readAnswer(401, "{}")).toEqual({ answer: "sessionEnded" });
  });

  it.each([
    [502, "<h1>Bad gateway</h1>"],
    [200, "<h1>Log in to this wireless network</h1>"],
    [200, "null"],
  ])("survives a %i that is not the site's own", (status, text) => {
    expect(readAnswer(status, text)).toMatchObject({ answer: "failed" });
  });
});

describe("the check before an upload", () => {
  const png = "\x89PNG\r\n\x1a\n";
  const bytes = (text: string, length = text.length) => {
    const file = new Uint8Array(length);
    file.set([...text].map((sign) => sign.charCodeAt(0)));
    return file;
  };

  it("goes by the bytes, not by the name", async () => {
    expect(await checkFile(new File([bytes(png, 100)], "a.jpg"))).toEqual({ kind: "picture" });
    const film = bytes("\0\0\0\x18ftypisom\0\0\x02\0isomiso2", 100);
    expect(await checkFile(new File([film], "a.png"))).toEqual({ kind: "video" });
  });

  it("refuses the files that the server would refuse, in its words", async () => {
    const refused = await checkFile(new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.png"));
    expect(refused).toMatchObject({ kind: null, canShrink: false });
    expect("reason" in refused && refused.reason).toContain(acceptedFiles);
    expect(await checkFile(new File([], "empty.png"))).toMatchObject({
      reason: `This file is empty. Please upload it again. ${acceptedFiles}`,
    });
  });

  it("offers a smaller copy of a photo that is too large or that only some can open", async () => {
    const large = await checkFile(new File([bytes(png, 10_000_001)], "poster.png"));
    expect(large).toMatchObject({ kind: "picture", canShrink: true });
    const heic = bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic", 100);
    expect(await checkFile(new File([heic], "IMG_1.HEIC"))).toMatchObject({ kind: null, canShrink: true });
  });

  it("offers no smaller copy of animations, films and sounds", async () => {
    expect(await checkFile(new File([bytes("GIF89a", 10_000_001)], "a.gif"))).toMatchObject({
      canShrink: false,
    });
    const song = new Uint8Array(50_000_001);
    song.set(bytes("ID3"));
    expect(await checkFile(new File([song], "song.mp3"))).toMatchObject({ kind: "audio", canShrink: false });
  });
});
