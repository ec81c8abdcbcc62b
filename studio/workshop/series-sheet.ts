/** A contact sheet of a series, to choose seeds from: node scripts/installed.mjs studio/workshop/series-sheet.ts <series> <first seed | seeds,with,commas> <count> <file.png> [columns] */
import sharp from "sharp";
import { seriesPrograms } from "../series-programs.ts";

const [series = "", first = "1", count = "60", file = "sheet.png", across = "10"] = process.argv.slice(2);
const program = seriesPrograms[series];
if (!program) throw new Error(`Name a series: ${Object.keys(seriesPrograms).join(" or ")}.`);
const draw = await program();

const seeds = first.includes(",")
  ? first.split(",").map(Number)
  : Array.from({ length: Number(count) }, (_, index) => Number(first) + index);
const columns = Number(across);
const [wide, tall] = [Math.round(1900 / columns), Math.round(2533 / columns)];
const layers = [];
for (const [index, seed] of seeds.entries()) {
  const { svg, alt } = draw(seed);
  console.log(`${seed}: ${alt}`);
  const input = await sharp(Buffer.from(svg()))
    .resize(wide - 6, tall - 6)
    .png()
    .toBuffer();
  layers.push({ input, left: (index % columns) * wide, top: Math.floor(index / columns) * tall });
}
await sharp({
  create: {
    width: wide * columns,
    height: tall * Math.ceil(seeds.length / columns),
    channels: 3,
    background: "#888",
  },
})
  .composite(layers)
  .png()
  .toFile(file);
