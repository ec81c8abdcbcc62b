/**
 * `node scripts/art/draw.ts [name…]`: makes everything drawn or sounded in public/, or only what is named:
 * a post's picture, or one of `icons`, `room-tone`, `toad-lost`.
 */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "./riso.ts";

type Drawing = () => Picture;
const here = import.meta.dirname;
const images = resolve(here, "../../public/images");

/** Scripts beside this one that write their own files when they are run. */
const OTHERS = ["icons", "room-tone", "toad-lost"];
const QUALITIES = [86, 76, 66, 56, 46, 38, 30, 22];

/** Encodes as WebP at the best quality that stays within `limit` kilobytes. */
async function save(picture: Sharp, file: string, limit: number): Promise<string> {
  for (const quality of QUALITIES) {
    const data = await picture.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (data.length > limit * 1000 && quality !== QUALITIES.at(-1)) continue;
    await writeFile(file, data);
    return `${Math.ceil(data.length / 1000)} KB at quality ${quality}`;
  }
  throw new Error("No quality to try");
}

async function drawings(): Promise<Map<string, Drawing>> {
  const all = new Map<string, Drawing>();
  for (const file of (await readdir(resolve(here, "posts")))
    .filter((name) => name.endsWith(".ts"))
    .toSorted()) {
    const module = (await import(resolve(here, "posts", file))) as { pictures: Record<string, Drawing> };
    for (const [name, drawing] of Object.entries(module.pictures)) all.set(name, drawing);
  }
  return all;
}

const all = await drawings();
const wanted = process.argv.slice(2);
const known = [...all.keys(), ...OTHERS];
for (const name of wanted) {
  if (!known.includes(name))
    throw new Error(`There is nothing called ${name}. There is: ${known.join(", ")}`);
}
for (const folder of ["images/posts", "audio"])
  await mkdir(resolve(images, "..", folder), { recursive: true });

for (const [name, drawing] of all) {
  if (wanted.length && !wanted.includes(name)) continue;
  const picture = drawing();
  const print = await picture.press();
  const target = resolve(images, name === "post-default" ? "" : "posts", name);
  const inline = /-\d+$/.test(name);
  const report = [await save(print, `${target}.webp`, inline ? 118 : 157)];
  if (!inline) {
    const { data, info } = await print.clone().resize(800).raw().toBuffer({ resolveWithObject: true });
    report.push(
      await save(
        sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }),
        `${target}-800.webp`,
        58,
      ),
    );
  }
  console.log(`${name}: ${report.join(", ")}; ${picture.width}×${picture.height}`);
}

for (const name of OTHERS) {
  if (wanted.length && !wanted.includes(name)) continue;
  await import(resolve(here, `${name}.ts`));
  console.log(`${name}: done`);
}
