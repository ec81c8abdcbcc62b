import { be32, join, patched } from "./bytes.ts";
import { mixed, mixedOrBroken, notTaken } from "./expectations.ts";
import { comment, withBlocks } from "./gif.ts";
import { segment, withSegments } from "./jpeg.ts";
import type { NastyFile } from "./nasty-file.ts";
import { pngChunk, withChunks } from "./png.ts";
import { quartersInEachFormat } from "./quarters.ts";
import { chunksOf, webp as writeWebp } from "./webp.ts";

const script = "<script>alert(document.domain)</script>";
const page = `<!doctype html><html><body>${script}</body></html>`;
const php = "<?php system($_GET['c']); ?>";
/** An archive of nothing: a lone end of a directory. */
const zip = join("PK", [5, 6], Buffer.alloc(18));

/** Files that are a picture to one program and something else to another. */
export async function mixedFiles(seed: number): Promise<NastyFile[]> {
  const { png, jpeg, webp, avif, gif } = await quartersInEachFormat(seed);
  const moov = join(be32(16), "moov", Buffer.alloc(8));
  return [
    // "GIF89a" followed by the bytes of `/*`, so that a script begins as a picture's size.
    {
      ...file(
        "gif that is a script as well",
        join("GIF89a/*", gif.subarray(8), "*/=1;alert(document.domain)//"),
      ),
      isTypical: true,
    },
    {
      ...file("gif that is only a script", join("GIF89a=1;alert(document.domain)//")),
      expect: mixedOrBroken,
    },
    file("gif with a page behind it", join(gif, page)),
    file("gif with a script in its comment and behind it", join(withBlocks(gif, comment(script)), script)),
    { ...file("jpeg with an archive behind it", join(jpeg, zip)), isTypical: true },
    file("jpeg with a page behind it", join(jpeg, page)),
    file("jpeg with a second jpeg's worth of secrets behind it", join(jpeg, Buffer.alloc(50_000, 65))),
    {
      ...file("jpeg that is a PDF as well", withSegments(jpeg, segment(0xfe, pdf())), "zine.pdf.jpg"),
      expect: mixed,
    },
    { ...file("jpeg with a PDF before it", join("%PDF-1.7\n", jpeg)), expect: notTaken },
    file("jpeg with a PHP script in a comment", withSegments(jpeg, segment(0xfe, php))),
    file("jpeg with a page in a comment", withSegments(jpeg, segment(0xfe, page))),
    file("png with a PHP script in a text", withChunks(png, pngChunk("tEXt", `Comment\0${php}`))),
    file("gif with a page in a comment", withBlocks(gif, comment(page))),
    file("png with a page behind it", join(png, page)),
    { ...file("png with an archive behind it", join(png, zip)), isTypical: true },
    file("png with a PHP script behind it", join(png, php)),
    file("png with a script as an unknown chunk behind its end", join(png, pngChunk("sCRp", script))),
    file("webp with a page behind it", join(webp, page)),
    file(
      "webp with a page as a chunk and a size that includes it",
      writeWebp([...chunksOf(webp), { type: "HTML", data: join(page) }]),
    ),
    file("webp with a film behind it", join(webp, join(be32(16), "ftypisom", be32(0)), moov)),
    { ...file("avif with a page behind it", join(avif, page)), expect: mixedOrBroken },
    { ...file("avif that is a film as well", join(avif, moov)), expect: notTaken },
    file("png with a film behind it", join(png, join(be32(16), "ftypisom", be32(0)), moov)),
    { ...file("png that begins as a gif", patched(png, 0, "GIF89a")), expect: mixedOrBroken },
  ];
}

function pdf(): string {
  return "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF";
}

function file(name: string, bytes: Uint8Array, sentName?: string): NastyFile {
  const format = name.split(" ")[0] ?? "";
  return {
    name,
    bytes: () => bytes,
    sentName: sentName ?? `two-faced.${format}`,
    sentType: `image/${format}`,
    expect: mixed,
  };
}
