/** A contact sheet of Collagescape, to choose seeds from: node scripts/art/collagescape-sheet.ts <first seed | seeds,with,commas> <count> <file.png> [columns] */
import sharp from "sharp";
import { drawCollagescape } from "#art/series/collagescape/collagescape.ts";

const [first = "1", count = "60", file = "sheet.png", across = "10"] = process.argv.slice(2);
const seeds = first.includes(",")
  ? first.split(",").map(Number)
  : Array.from({ length: Number(count) }, (_, index) => Number(first) + index);
const columns = Number(across);
const [wide, tall] = [Math.round(1900 / columns), Math.round(2533 / columns)];
const layers = [];
for (const [index, seed] of seeds.entries()) {
  const { svg, alt } = drawCollagescape(seed);
  const text = svg();
  console.warn(seed, Math.round(text.length / 1000), alt);
  const input = await sharp(Buffer.from(text))
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
