import { between, random } from "@toadstool/stage/seeded";
import { cut, join, patched } from "./bytes.ts";
import { broken, empty, notTaken } from "./expectations.ts";
import { calledArithmetic, withClaimedSize as jpegWithClaimedSize } from "./jpeg.ts";
import type { NastyFile } from "./nasty-file.ts";
import { animatedPng, pngChunk, pngSignature, withChunks, withClaimedSize } from "./png.ts";
import { picture, quartersInEachFormat } from "./quarters.ts";
import { withClaimedCanvas } from "./webp.ts";

/** Files that begin like a picture and are empty, cut short or lie of themselves. */
export async function brokenFiles(seed: number): Promise<NastyFile[]> {
  const whole = await quartersInEachFormat(seed);
  const { png, jpeg, webp, avif, gif } = whole;
  const r = random(seed);
  const truncated = Object.entries(whole).flatMap(([format, bytes]) =>
    [between(r, 0.05, 0.2), between(r, 0.4, 0.6), between(r, 0.85, 0.95)].map((share, nth): NastyFile => ({
      name: `${format} cut after its ${["head", "first half", "most part"][nth]}`,
      bytes: () => cut(bytes, share),
      sentName: `cut.${format}`,
      sentType: `image/${format}`,
      expect: broken,
      isTypical: nth === 1,
    })),
  );
  const lies: [name: string, bytes: Uint8Array][] = [
    ["png whose pixels have a wrong checksum", patched(png, png.length - 16, [0xba, 0xad])],
    ["png whose header has a wrong checksum", patched(png, 29, [0xba, 0xad, 0xf0, 0x0d])],
    ["png of width 0", withClaimedSize(png, 0, picture.height)],
    ["png that claims more lines than it has", withClaimedSize(png, picture.width, picture.height * 3)],
    ["png without pixels", join(pngSignature, png.subarray(8, 33), pngChunk("IEND", ""))],
    ["png with an unknown critical chunk", withChunks(png, pngChunk("EVIL", "?"))],
    ["apng cut in its second frame", cut(animatedPng(png), 0.75)],
    ["jpeg of height 0", jpegWithClaimedSize(jpeg, picture.width, 0)],
    ["jpeg called arithmetically coded", calledArithmetic(jpeg)],
    ["jpeg of noise after its head", join(jpeg.subarray(0, 600), noise(seed, 20_000))],
    [
      "webp whose canvas is another size than its frame",
      withClaimedCanvas(webp, { width: 4000, height: 3000 }),
    ],
    ["webp that claims more bytes than it has", patched(webp, 4, [0xff, 0xff, 0xff, 0x7f])],
    ["webp of noise in its frame", join(webp.subarray(0, 30), noise(seed, webp.length - 30))],
    ["avif of noise in its pixels", join(avif.subarray(0, 330), noise(seed, avif.length - 330))],
    ["gif without frames", join(gif.subarray(0, 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)), ";")],
    ["gif of noise after its head", join(gif.subarray(0, 24), noise(seed, 5_000))],
  ];
  return [...heads(), ...truncated, ...lies.map(([name, bytes]) => lying(name, bytes))];
}

function heads(): NastyFile[] {
  const file = { sentName: "picture.png", sentType: "image/png" };
  const magics: [format: string, head: Uint8Array][] = [
    ["png", pngSignature],
    ["jpeg", join([0xff, 0xd8, 0xff])],
    ["webp", join("RIFF", [4, 0, 0, 0], "WEBP")],
    ["avif", join([0, 0, 0, 0x14], "ftypavif", [0, 0, 0, 0], "avif")],
    ["gif", join("GIF89a")],
  ];
  return [
    { ...file, name: "no bytes at all", bytes: () => join(), expect: empty, isTypical: true },
    { ...file, name: "one byte", bytes: () => join([0x89]), expect: notTaken },
    ...magics.map(([format, head]): NastyFile => ({
      name: `nothing but the first bytes of ${format}`,
      bytes: () => head,
      sentName: `head.${format}`,
      sentType: `image/${format}`,
      expect: broken,
    })),
  ];
}

function lying(name: string, bytes: Uint8Array): NastyFile {
  const format = name.startsWith("apng") ? "png" : (name.split(" ")[0] ?? "");
  return {
    name,
    bytes: () => bytes,
    sentName: `lying.${format}`,
    sentType: `image/${format}`,
    expect: broken,
  };
}

function noise(seed: number, length: number): Uint8Array {
  const r = random(seed + length);
  return Uint8Array.from({ length: Math.max(length, 0) }, () => Math.floor(r() * 255));
}
