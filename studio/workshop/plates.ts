/**
 * `node scripts/installed.mjs studio/workshop/plates.ts [slug…]`: pulls the plates of the projects' covers one by one, each ink alone,
 * from the programs that drew them. Multiplied on paper they are the cover again.
 */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Sharp } from "sharp";
import type { Picture } from "./riso.ts";

const here = import.meta.dirname;
const folder = resolve(here, "../public/images/projects/plates");
const width = 480;
/** Bytes that the plates of one cover may weigh together. */
const limit = 40_000;
const qualities = [58, 52, 46, 40, 34, 28, 22];

async function encode(plate: Sharp, share: number): Promise<Buffer> {
  const small = await plate.resize(width).png().toBuffer();
  const { default: sharp } = await import("sharp");
  for (const quality of qualities) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is tried only where this one is too heavy
    const file = await sharp(small).avif({ quality, effort: 6 }).toBuffer();
    if (file.length <= share) return file;
  }
  throw new Error(`A plate weighs more than ${share} bytes at any quality.`);
}

async function pull(slug: string): Promise<string> {
  const module = (await import(resolve(here, "projects", `${slug}.ts`))) as {
    pictures: Record<string, () => Picture>;
  };
  const picture = module.pictures[slug]?.();
  if (!picture) throw new Error(`${slug} draws no cover.`);
  const plates = await picture.separations();
  const report = [];
  for (const [index, { ink, plate }] of plates.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one plate in memory at a time
    const file = await encode(plate, limit / plates.length);
    // oxlint-disable-next-line no-await-in-loop -- the same
    await writeFile(resolve(folder, `${slug}-${index + 1}.avif`), file);
    report.push(`${ink} ${file.length}`);
  }
  return `${slug}: ${report.join(", ")}`;
}

await mkdir(folder, { recursive: true });
const all = (await readdir(resolve(here, "projects"))).map((name) => name.replace(/\.ts$/, ""));
const wanted = process.argv.slice(2);
// oxlint-disable-next-line no-await-in-loop -- each takes the whole machine
for (const slug of wanted.length > 0 ? wanted : all) console.log(await pull(slug));
