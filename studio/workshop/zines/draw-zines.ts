/**
 * `node scripts/installed.mjs studio/workshop/zines/draw-zines.ts [slug…] [--pages=1,3] [--out=/tmp/x] [--sheet] [--words]`: prints zines, all of them or those
 * named, from the modules beside this file that export `pages`. `--out` writes there instead of to studio/public/images;
 * `--sheet` writes only one picture of all pages side by side, for looking; `--words` only tells which words drawn a
 * transcript lacks, as every print does.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { parseArgs } from "node:util";
import { coverStills, type Standing } from "./cover-still.ts";
import { contactSheet } from "./contact-sheet.ts";
import { saveWebp } from "../../../scripts/local/save-picture.ts";
import { wordsNotTranscribed } from "./transcripts.ts";
import type { ZinePage } from "./zine-page.ts";

/** What a zine's module exports. */
interface ZineModule {
  pages?: (() => ZinePage)[];
  /** How its cover stands in the gallery. */
  standing?: Standing;
}

const here = import.meta.dirname;
/** Of a page's pictures, where they do not get too heavy: letters and dots are as sharp as in the print. */
const quality = 60;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: "string" },
    out: { type: "string" },
    sheet: { type: "boolean", default: false },
    words: { type: "boolean", default: false },
  },
});
const out = resolve(values.out ?? resolve(here, "../../public/images"));

for (const slug of positionals.length ? positionals : await slugs()) await printZine(slug);

async function printZine(slug: string): Promise<void> {
  const { pages, standing } = await load(slug);
  if (!pages) throw new Error(`${slug}.ts exports no pages`);
  const wanted = values.pages?.split(",").map(Number) ?? pages.map((_, i) => i + 1);
  const prints = new Map<number, Buffer>();
  const folder = resolve(out, "zines", slug);
  await mkdir(folder, { recursive: true });
  // All are drawn before the first is pressed: words that do not fit are told at once.
  const drawn = wanted.map((number) => {
    const draw = pages[number - 1];
    if (!draw) throw new Error(`${slug} has no page ${number}`);
    return { number, page: draw() };
  });
  for (const line of await wordsNotTranscribed(
    slug,
    drawn.map(({ page }) => page),
  ))
    console.warn(line);
  if (values.words) return;
  for (const { number, page } of drawn) {
    const print = await (await page.press()).png({ compressionLevel: 1 }).toBuffer();
    prints.set(number, print);
    if (values.sheet) continue;
    const whole = await saveWebp(sharp(print), resolve(folder, `${number}.webp`), 210, quality);
    console.log(`${slug} ${number}: ${whole}`);
  }
  if (values.sheet) console.log(await contactSheet([...prints.values()], resolve(out, `${slug}-sheet.png`)));
  const [cover, second] = [prints.get(1), prints.get(2)];
  const [first] = pages;
  if (values.sheet || !cover || !first) return;
  const behind = second ?? (await (await (pages[1] ?? first)().press()).png().toBuffer());
  console.log(await coverStills({ slug, inks: first().inks, cover, behind, standing }, resolve(out, "art")));
}

async function slugs(): Promise<string[]> {
  const files = (await readdir(here)).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const names = files.map((file) => file.slice(0, -3)).toSorted();
  return names.filter((name) => existsSync(resolve(here, "../../zines", `${name}.ts`)));
}

async function load(slug: string): Promise<ZineModule> {
  const file = resolve(here, `${slug}.ts`);
  if (!existsSync(file)) throw new Error(`There is no zine called ${slug}: ${file} is missing`);
  return (await import(file)) as ZineModule;
}
