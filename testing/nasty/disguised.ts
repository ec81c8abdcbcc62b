import { gzipSync } from "node:zlib";
import { be32, join } from "./bytes.ts";
import { accepted, notTaken } from "./expectations.ts";
import type { NastyFile } from "./nasty-file.ts";
import { drawQuarters } from "./quarters.ts";

const html = "<!doctype html><title>Toad</title><script>alert(document.domain)</script>";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20"/></svg>';
const svgScript = svg.replace("<circle", "<script>alert(1)</script><circle");

/** Files called what they are not. */
export async function disguisedFiles(seed: number): Promise<NastyFile[]> {
  const drawn = drawQuarters(seed);
  const jpeg = await drawn.clone().jpeg().toBuffer();
  const png = await drawn.clone().png().toBuffer();
  return [
    {
      ...called("a jpeg called .png", "photo.png", "image/png", jpeg),
      expect: accepted({ calledThen: "photo" }),
      isTypical: true,
    },
    { ...called("a png called .gif", "art.gif", "image/gif", png), expect: accepted() },
    { ...called("a png called a program", "setup.exe", "application/x-msdownload", png), expect: accepted() },
    { ...called("a png of no type", "picture", "", png), expect: accepted() },
    { ...called("a png called a web page", "page.html", "text/html", png), expect: accepted() },
    { ...called("a web page called .png", "page.png", "image/png", html), isTypical: true },
    called("a web page after spaces called .gif", "page.gif", "image/gif", `\n \t ${html}`),
    called("a PHP script called .jpg", "shell.php.jpg", "image/jpeg", "<?php system($_GET['c']); ?>"),
    called("plain text called .jpg", "notes.jpg", "image/jpeg", "Milk, ink, paper.\n"),
    called("a Windows program called .png", "toad.png", "image/png", padded(join("MZ", [0x90, 0, 3, 0]))),
    called("a Linux program called .webp", "toad.webp", "image/webp", padded(join([0x7f], "ELF", [2, 1, 1]))),
    called("a ZIP called .png", "zip.png", "image/png", padded(join("PK", [3, 4, 20, 0]))),
    called(
      "a Word document called .jpg",
      "word.jpg",
      "image/jpeg",
      padded(join("PK", [3, 4], "[Content_Types].xml")),
    ),
    called("a PDF called .png", "zine.png", "image/png", padded("%PDF-1.7\n")),
    called("a photo of a phone, HEIC", "IMG_0001.heic", "image/heic", ftyp("heic", "mif1", "heic")),
    called("a HEIC called .avif", "IMG_0001.avif", "image/avif", ftyp("mif1", "mif1", "heic")),
    called("an animated AVIF", "moving.avif", "image/avif", ftyp("avis", "avif", "avis")),
    called("a TIFF, little end first", "scan.tiff", "image/tiff", padded(join("II", [42, 0]))),
    called("a TIFF, big end first, called .jpg", "scan.jpg", "image/jpeg", padded(join("MM", [0, 42]))),
    called("a BMP", "paint.bmp", "image/bmp", padded(join("BM", be32(0x46000000)))),
    called("an icon", "favicon.ico", "image/x-icon", padded(join([0, 0, 1, 0, 1, 0]))),
    called("a Photoshop document", "layers.psd", "image/vnd.adobe.photoshop", padded(join("8BPS", [0, 1]))),
    called("a JPEG XL", "photo.jxl", "image/jxl", padded(join([0xff, 0x0a]))),
    called("a JPEG 2000", "photo.jp2", "image/jp2", padded(join(be32(12), "jP  ", [13, 10, 0x87, 10]))),
    called("an SVG", "drawing.svg", "image/svg+xml", svg),
    { ...called("an SVG with a script", "drawing.svg", "image/svg+xml", svgScript), isTypical: true },
    called("an SVG called .png", "drawing.png", "image/png", svgScript),
    called("an SVG behind a byte order mark", "bom.svg", "image/svg+xml", join([0xef, 0xbb, 0xbf], svg)),
    called("an SVG in UTF-16", "wide.svg", "image/svg+xml", Buffer.from(`\ufeff${svg}`, "utf16le")),
    called("an SVG behind a comment", "comment.svg", "image/svg+xml", `<!-- ${"-".repeat(900)} -->\n${svg}`),
    called("an SVG behind its XML head", "xml.svg", "image/svg+xml", `<?xml version="1.0"?>\n${svg}`),
    called("a packed SVG", "drawing.svgz", "image/svg+xml", gzipSync(svg)),
  ];
}

function called(name: string, sentName: string, sentType: string, bytes: Uint8Array | string): NastyFile {
  return { name, sentName, sentType, bytes: () => Buffer.from(bytes), expect: notTaken };
}

/** A head with some body behind it. */
function padded(head: Uint8Array | string): Uint8Array {
  return join(head, Buffer.alloc(2_000, 7));
}

function ftyp(major: string, ...others: string[]): Uint8Array {
  const brands = join(major, be32(0), ...others);
  return padded(join(be32(brands.length + 8), "ftyp", brands));
}
