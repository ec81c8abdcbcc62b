/** A contact sheet of Riso Woodles, to choose seeds from: node scripts/art/series-sheet.ts <first seed> <count> <file.png> [columns] */
import sharp from "sharp";
import { sheetSvg } from "#art/series/press-sheet.ts";
import { woodle } from "#art/series/riso-woodles/woodle.ts";

const [first = "1", count = "60", file = "sheet.png", across = "10"] = process.argv.slice(2);
const [wide, tall, columns] = [
  Math.round(1900 / Number(across)),
  Math.round(2533 / Number(across)),
  Number(across),
];
const layers = [];
for (let index = 0; index < Number(count); index++) {
  const svg = sheetSvg(woodle(Number(first) + index).sheet);
  const input = await sharp(Buffer.from(svg))
    .resize(wide - 6, tall - 6)
    .png()
    .toBuffer();
  layers.push({ input, left: (index % columns) * wide, top: Math.floor(index / columns) * tall });
}
await sharp({
  create: {
    width: wide * columns,
    height: tall * Math.ceil(Number(count) / columns),
    channels: 3,
    background: "#888",
  },
})
  .composite(layers)
  .png()
  .toFile(file);
