import { join } from "node:path";
import sharp from "sharp";
import { between, noise, random } from "@toadstool/stage/seeded";

const widest = 3_000;
/** Each photograph is a part of one of these. */
const sceneCount = 6;

/** Writes `count` pictures like photographs into `folder`: soft shapes with grain, 800 to 3,000 pixels wide, JPEG and PNG. */
export async function takePhotographs(folder: string, count: number, seed: number): Promise<string[]> {
  const r = random(seed);
  const scenes: Buffer[] = [];
  for (let nth = 0; nth < sceneCount; nth++) scenes.push(await drawScene(seed + nth));
  const files: string[] = [];
  for (let nth = 0; nth < count; nth++) {
    const width = Math.round(between(r, 800, widest));
    const height = Math.round(Math.min(widest, width * between(r, 0.6, 1.4)));
    const [left, top] = [widest - width, widest - height].map((room) => Math.floor(room * r()));
    // A PNG of grain weighs ten times what a JPEG does: a few small ones are enough.
    const isPng = nth % 5 === 4 && width * height < 2_000_000;
    const file = join(folder, `photograph-${String(nth + 1).padStart(3, "0")}.${isPng ? "png" : "jpg"}`);
    await sharp(scenes[nth % sceneCount], { raw: { width: widest, height: widest, channels: 3 } })
      .extract({ left: left ?? 0, top: top ?? 0, width, height })
      .toFormat(isPng ? "png" : "jpeg", isPng ? { compressionLevel: 4 } : { quality: 88 })
      .toFile(file);
    files.push(file);
  }
  return files;
}

async function drawScene(seed: number): Promise<Buffer> {
  return sharp(softShapes(seed), { raw: { width: 48, height: 48, channels: 3 } })
    .resize(widest, widest, { fit: "fill", kernel: "cubic" })
    .composite([{ input: await grainOf(seed), tile: true, blend: "soft-light" }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

function softShapes(seed: number): Buffer {
  const fields = [noise(seed), noise(seed + 7_001), noise(seed + 14_003)];
  const bytes = Buffer.alloc(48 * 48 * 3);
  for (let at = 0; at < bytes.length; at++) {
    const pixel = Math.floor(at / 3);
    const height = fields[at % 3]?.((pixel % 48) / 9, Math.floor(pixel / 48) / 9) ?? 0;
    bytes[at] = 128 + 110 * height;
  }
  return bytes;
}

function grainOf(seed: number): Promise<Buffer> {
  const r = random(seed);
  const bytes = Buffer.from(Array.from({ length: 256 * 256 }, () => Math.floor(between(r, 96, 160))));
  return sharp(bytes, { raw: { width: 256, height: 256, channels: 1 } })
    .png()
    .toBuffer();
}
