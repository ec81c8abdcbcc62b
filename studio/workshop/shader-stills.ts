/**
 * Takes the stills of the shader studies, each at its own moment and from its own seed, into studio/public/images/art/:
 * `node scripts/installed.mjs studio/workshop/shader-stills.ts [shader-week1 …]`.
 */
import sharp from "sharp";
import { shaders } from "../artworks/shaders.ts";
import { openEasel } from "./easel/easel-browser.ts";
import { wetCard } from "./wet-card.ts";
import { writeStill } from "../../scripts/local/write-still.ts";

const whole = { width: 1600, height: 1200 };
/** Kilobytes: dots are heavy. */
const weights = { whole: 450, card: 150 };
const asked = process.argv.slice(2);

const easel = await openEasel({ width: 200, height: 150 });
try {
  const page = await easel.open();
  page.setDefaultTimeout(300_000);
  for (const { slug, seed = 1 } of shaders) {
    if (asked.length > 0 && !asked.includes(slug)) continue;
    const png = await page.evaluate(takeInPage, { week: slug.replace("shader-", ""), seed, size: whole });
    const still = sharp(Buffer.from(png, "base64"));
    const card = slug === "shader-week6" ? await wetCard(still) : undefined;
    console.log(slug, await writeStill(slug, still, weights, card));
  }
} finally {
  await easel.close();
}

interface Asked {
  week: string;
  seed: number;
  size: { width: number; height: number };
}

/** Runs in the page, where Vite serves the sources. */
async function takeInPage({ week, seed, size }: Asked): Promise<string> {
  const load = (path: string): Promise<Record<string, never>> => import(/* @vite-ignore */ path);
  const [study] = Object.values(await load(`/studio/pieces/shader-studies/${week}.ts`));
  const { createStudy } = (await load("/packages/stage/shaders/create-study.ts")) as unknown as {
    createStudy: (study: unknown) => { still: (size: unknown, seed: number) => Promise<Blob> };
  };
  const bytes = new Uint8Array(await (await createStudy(study).still(size, seed)).arrayBuffer());
  let text = "";
  for (let n = 0; n < bytes.length; n += 32_768)
    text += String.fromCharCode(...bytes.subarray(n, n + 32_768));
  return btoa(text);
}
