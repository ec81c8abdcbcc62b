/**
 * Takes the stills of the shader studies, each at its own moment and from its own seed, into public/images/art/:
 * `node scripts/art/shader-stills.ts [shader-week1 …]`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { shaders } from "../../content/artworks/shaders.ts";
import { openEasel } from "./easel/easel-browser.ts";

const folder = resolve(import.meta.dirname, "../../public/images/art");
const whole = { width: 1600, height: 1200 };
const card = { width: 1200, height: 630 };
/** Bytes. */
const heaviestCard = 160_000;
const asked = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const easel = await openEasel({ width: 200, height: 150 });
try {
  // Any piece opens the easel's page; the studies are then drawn off stage.
  const page = await easel.show({ piece: "shader-week1" });
  page.setDefaultTimeout(300_000);
  for (const { slug, seed = 1 } of shaders) {
    if (asked.length > 0 && !asked.includes(slug)) continue;
    const png = await page.evaluate(takeInPage, { week: slug.replace("shader-", ""), seed, size: whole });
    const picture = sharp(Buffer.from(png, "base64"));
    const file = resolve(folder, slug);
    for (const width of [1600, 960, 480]) {
      const name = width === 1600 ? `${file}.webp` : `${file}-${width}.webp`;
      await picture.clone().resize({ width }).webp({ quality: 60, effort: 6 }).toFile(name);
    }
    await writeFile(`${file}-card.jpg`, await cardOf(picture));
    console.log(slug);
  }
} finally {
  await easel.close();
}

/** As fine as its weight allows: dots are heavy. */
async function cardOf(picture: Sharp): Promise<Buffer> {
  const fitted = picture.clone().resize({ ...card, fit: "cover" });
  for (let quality = 72; ; quality -= 6) {
    const bytes = await fitted.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= heaviestCard || quality < 30) return bytes;
  }
}

interface Asked {
  week: string;
  seed: number;
  size: { width: number; height: number };
}

/** Runs in the page, where Vite serves the sources. */
async function takeInPage({ week, seed, size }: Asked): Promise<string> {
  const load = (path: string): Promise<Record<string, never>> => import(/* @vite-ignore */ path);
  const [study] = Object.values(await load(`/art/pieces/shader-studies/${week}.ts`));
  const { createStudy } = (await load("/art/shader-study.ts")) as unknown as {
    createStudy: (study: unknown) => { still: (size: unknown, seed: number) => Promise<Blob> };
  };
  const bytes = new Uint8Array(await (await createStudy(study).still(size, seed)).arrayBuffer());
  let text = "";
  for (let n = 0; n < bytes.length; n += 32_768)
    text += String.fromCharCode(...bytes.subarray(n, n + 32_768));
  return btoa(text);
}
