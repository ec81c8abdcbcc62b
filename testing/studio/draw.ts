/** `node --conditions=small-studio testing/studio/draw.ts` draws every picture of the small studio, from a few shapes, so that they weigh little. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import sharp from "sharp";
import { brandFiles, letters, sheet } from "../../scripts/fresh/draw.ts";
import { rememberCopies } from "../../scripts/local/pictures.ts";
import { lineOf } from "../../scripts/fresh/letters.ts";
import { grids, squaresSvg } from "./series/grids.ts";

const folder = resolve(import.meta.dirname, "public");
const [blue, coral, cream] = ["#2743b5", "#ff7a5c", "#f5f0e6"];

/** Two colours and hard edges weigh next to nothing without loss. */
const webp = (svg: string, width: number) =>
  sharp(Buffer.from(svg.replace("<svg ", '<svg shape-rendering="crispEdges" ')))
    .resize(width, null, { kernel: "nearest" })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
const jpeg = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 20, mozjpeg: true }).toBuffer();

function put(path: string, content: string | Buffer) {
  const file = resolve(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A letter in the middle of a sheet. */
function poster(width: number, height: number, text: string, [paper, ink]: [string, string] = [cream, blue]) {
  const line = lineOf(text);
  const tall = height / 2;
  const x = (width - (line.width * tall) / 100) / 2;
  return sheet(width, height, paper, letters(line, { x, y: height / 4, height: tall }, ink));
}

async function put3(path: string, svg: string, widths: number[], largest: number) {
  put(`${path}.webp`, await webp(svg, largest));
  for (const width of widths) put(`${path}-${width}.webp`, await webp(svg, width));
}

async function work(slug: string, svg: string) {
  await put3(`images/art/${slug}`, svg, [], 1600);
  put(`images/art/${slug}-card.jpg`, await jpeg(poster(1200, 630, slug[0] ?? "")));
}

/** Two frames that take turns. */
async function gif(text: string): Promise<Buffer> {
  const frames = [cream, coral].map((paper) => Buffer.from(poster(320, 240, text, [paper, blue])));
  const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .gif({ colours: 8, delay: [500, 500], loop: 0 })
    .toBuffer();
}

rmSync(folder, { recursive: true, force: true });
const look = { initials: "AE", inks: { front: blue, behind: coral, paper: cream } };
for (const [path, content] of Object.entries(await brandFiles(look, "Example Press")))
  if (!path.startsWith("images/covers/")) put(path, content);
for (let number = 1; number <= 16; number++) {
  const [paper, ink] = number % 2 ? [blue, coral] : [coral, blue];
  const svg = sheet(1600, 1200, paper, `<rect width="${number * 100}" height="600" fill="${ink}"/>`);
  await put3(`images/covers/${String(number).padStart(2, "0")}`, svg, [], 1600);
}
const portrait = poster(960, 960, "A");
await put3("images/portrait", portrait, [480], 960);
for (const width of [480, 640, 960])
  put(
    `images/portrait-${width}.avif`,
    await sharp(Buffer.from(portrait)).resize(width).avif({ quality: 20 }).toBuffer(),
  );
put("images/lost.webp", await webp(poster(480, 360, "404"), 480));
for (const [slug, letter] of Object.entries({
  "paper-clock": "P",
  "tide-lamp": "T",
  "map-of-benches": "M",
})) {
  put(`images/projects/${slug}.gif`, await gif(letter));
  put(`images/projects/${slug}-still.webp`, await webp(poster(960, 720, letter), 960));
}
for (const slug of ["paper-clock", "tide-lamp", "map-of-benches", "hum", "folding"])
  await put3(`images/projects/${slug}`, poster(1600, 1200, slug[0] ?? "", [coral, cream]), [], 1600);
const square = (width: number, height: number, ground: string, ink: string) =>
  sheet(
    width,
    height,
    ground,
    `<rect x="${width / 4}" y="${height / 4}" width="${width / 2}" height="${height / 2}" fill="${ink}"/>`,
  );
for (const [index, plate] of [square(480, 360, "#fff", blue), square(480, 360, coral, "#fff")].entries())
  put(
    `images/projects/plates/paper-clock-${index + 1}.avif`,
    await sharp(Buffer.from(plate)).avif({ quality: 30 }).toBuffer(),
  );
put("images/projects/plans/paper-clock.svg", square(400, 300, cream, blue));
put("images/projects/live/paper-clock.webp", await webp(square(960, 720, cream, coral), 960));
await work(
  "blue-square",
  sheet(1600, 1200, cream, `<rect x="500" y="300" width="600" height="600" fill="${blue}"/>`),
);
await work("tall-letter", poster(1600, 2000, "A", [cream, coral]));
const turned = `<rect x="500" y="300" width="600" height="600" fill="${coral}" transform="rotate(15 800 600)"/>`;
await work("turning-square", sheet(1600, 1200, cream, turned));
for (const slug of ["eight-folds", "four-walls", "small-grids"])
  await work(slug, poster(1600, 1200, slug[0] ?? ""));
for (let page = 1; page <= 8; page++)
  await put3(`images/zines/eight-folds/${page}`, poster(1200, 1697, `${page}`), [], 1200);
for (let page = 1; page <= 4; page++)
  await put3(`images/zines/four-walls/${page}`, poster(1200, 1200, `${page}`, [cream, coral]), [], 1200);
for (const [index, { seed }] of grids.entries())
  await put3(`images/series/small-grids/${index + 1}`, sheet(900, 1200, cream, squaresSvg(seed)), [400], 900);
cpSync(resolve(folder, "images/covers/01.webp"), resolve(folder, "images/posts/first.webp"), {
  recursive: true,
});
await rememberCopies();
