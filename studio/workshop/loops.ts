/**
 * `node scripts/installed.mjs studio/workshop/loops.ts [--stills] [name…]`: prints the looping media of the featured projects, drawing by drawing, into
 * studio/public/images/projects, each with a still for where nothing may move, or the stills alone. A loop is one file in loops/ that exports `loop`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { encode, FRAME_RATE, HOLD } from "./loops/encode.ts";
import type { Loop } from "./loops/cel.ts";
import { saveWebp } from "../../scripts/local/save-picture.ts";

const folder = resolve(import.meta.dirname, "../public/images/projects");
const LOOPS = {
  "gentleman-brawlers-joy-o-meter": "mp4",
  "crystal-clear": "mp4",
  "sign-search": "gif",
} as const;
/** Kilobytes at most. */
const LIMITS = { mp4: 900, gif: 1200, still: 36 };
/** 960 by 720, or 640 by 480 where every pixel is dear. */
const ZOOMS = { mp4: 1, gif: 2 / 3 };
/** It is the first thing a phone loads, and is soon covered. */
const STILL_WIDTH = 720;
const kilobytes = (data: Buffer): string => `${Math.ceil(data.length / 1000)} KB`;

async function gif(drawings: readonly Buffer[]): Promise<Buffer> {
  return sharp([...drawings], { join: { animated: true } })
    .gif({
      loop: 0,
      delay: drawings.map(() => Math.round((HOLD / FRAME_RATE) * 1000)),
      colours: 16,
      dither: 0,
      effort: 4,
      interFrameMaxError: 10,
    })
    .toBuffer();
}

async function make(name: keyof typeof LOOPS): Promise<void> {
  const { loop } = (await import(resolve(import.meta.dirname, "loops", `${name}.ts`))) as { loop: Loop };
  const kind = LOOPS[name];
  const print = async (index: number, zoom: number): Promise<Buffer> =>
    (await loop.draw(index, zoom).press()).png({ compressionLevel: 3 }).toBuffer();
  const frozen = sharp(await print(loop.still, 1)).resize(STILL_WIDTH);
  console.log(await saveWebp(frozen, resolve(folder, `${name}-still.webp`), LIMITS.still));
  if (stillsOnly) return;
  const drawings: Buffer[] = [];
  for (let index = 0; index < loop.drawings; index++) drawings.push(await print(index, ZOOMS[kind]));
  const sound = loop.sound?.();
  const { file, codecs } =
    kind === "gif"
      ? { file: await gif(drawings), codecs: "gif" }
      : await encode({ drawings, limit: LIMITS.mp4, ...(sound ? { sound } : {}) });
  if (file.length > LIMITS[kind] * 1000) throw new Error(`${name} weighs ${kilobytes(file)}`);
  await writeFile(resolve(folder, `${name}.${kind}`), file);
  const seconds = ((drawings.length * HOLD) / FRAME_RATE).toFixed(2);
  console.log(`${name}.${kind}: ${codecs}, ${seconds} s, ${kilobytes(file)}`);
}

const stillsOnly = process.argv.includes("--stills");
const wanted = process.argv.slice(2).filter((name) => name !== "--stills");
for (const name of wanted)
  if (!(name in LOOPS))
    throw new Error(`There is no loop called ${name}. There is: ${Object.keys(LOOPS).join(", ")}`);
await mkdir(folder, { recursive: true });
for (const name of Object.keys(LOOPS) as (keyof typeof LOOPS)[])
  if (!wanted.length || wanted.includes(name)) await make(name);
