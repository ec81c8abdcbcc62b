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

/** A folder of drawings beside this file, and what its pictures weigh at most, in kilobytes. */
interface Series {
  folder: string;
  limit: number;
}

const posts: Series = {
  folder: "posts",
  limit: 157,
};
/** For posts without a picture. */
const covers: Series = { ...posts, folder: "covers" };
const projects: Series = {
  folder: "projects",
  limit: 180,
};
/** Kilobytes of a picture inside a post's text. */
const inlineLimit = 118;

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
  const limit = isInline ? inlineLimit : series.limit;
  const report = await saveWebp(print, resolve(folder, `${name}.webp`), limit);
  return `${name}: ${report}; ${picture.width}×${picture.height}`;
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
