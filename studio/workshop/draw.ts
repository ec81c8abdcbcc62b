/**
 * `node scripts/installed.mjs studio/workshop/draw.ts [name…]`: makes everything drawn or sounded in studio/public/, or only what is named:
 * a post's picture, a cover of a post that has none (`01` to `16`), a project's, or one of `icons`, `portrait`, `room-tone`, `toad-lost`.
 */
import { mkdir, readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { rememberCopies } from "../../scripts/local/pictures.ts";
import type { Picture } from "./riso.ts";
import { saveWebp } from "../../scripts/local/save-picture.ts";

type Drawing = () => Picture;
const here = import.meta.dirname;
const images = resolve(here, "../public/images");

/** Scripts beside this one that write their own files when they are run. */
const OTHERS = ["icons", "portrait", "room-tone", "toad-lost"];

/** A folder of drawings beside this file, and the folder and widths its pictures come in; kilobytes at most for each. */
interface Series {
  folder: string;
  sizes: { suffix: string; width: number; limit: number }[];
}

const posts: Series = {
  folder: "posts",
  sizes: [
    { suffix: "", width: 1600, limit: 157 },
    { suffix: "-800", width: 800, limit: 58 },
  ],
};
/** For posts without a picture. */
const covers: Series = { ...posts, folder: "covers" };
const projects: Series = {
  folder: "projects",
  sizes: [{ suffix: "", width: 1600, limit: 180 }],
};
/** A picture inside a post's text: one size. */
const inline = { suffix: "", width: 1600, limit: 118 };

interface Order {
  series: Series;
  drawing: Drawing;
}

async function orders(): Promise<Map<string, Order>> {
  const all = new Map<string, Order>();
  for (const series of [posts, covers, projects]) {
    const files = await readdir(resolve(here, series.folder));
    for (const file of files.filter((name) => name.endsWith(".ts")).toSorted()) {
      const module = (await import(resolve(here, series.folder, file))) as {
        pictures?: Record<string, Drawing>;
      };
      for (const [name, drawing] of Object.entries(module.pictures ?? {})) all.set(name, { series, drawing });
    }
  }
  return all;
}

async function draw(name: string, { series, drawing }: Order): Promise<string> {
  const picture = drawing();
  const print = await picture.press();
  const folder = resolve(images, series.folder);
  await mkdir(folder, { recursive: true });
  const isInline = series === posts && /-\d+$/.test(name);
  const reports = [];
  for (const { suffix, width, limit } of isInline ? [inline] : series.sizes) {
    const sheet = width === picture.width ? print : print.clone().resize(width);
    reports.push(await saveWebp(sheet, resolve(folder, `${name}${suffix}.webp`), limit));
  }
  return `${name}: ${reports.join(", ")}; ${picture.width}×${picture.height}`;
}

const all = await orders();
const wanted = process.argv.slice(2);
const known = [...all.keys(), ...OTHERS];
for (const name of wanted) {
  if (!known.includes(name))
    throw new Error(`There is nothing called ${name}. There is: ${known.join(", ")}`);
}
await mkdir(resolve(images, "../audio"), { recursive: true });

for (const [name, order] of all)
  if (!wanted.length || wanted.includes(name)) console.log(await draw(name, order));

for (const name of OTHERS) {
  if (wanted.length && !wanted.includes(name)) continue;
  await import(resolve(here, `${name}.ts`));
  console.log(`${name}: done`);
}

await rememberCopies();
