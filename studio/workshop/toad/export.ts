/** Models the toad and writes studio/public/models/toad.glb, toad.usdz and their picture, the same bytes each time: `node scripts/installed.mjs studio/workshop/toad/export.ts` */
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { atlasSize } from "./atlas.ts";
import { writeGlb } from "./glb.ts";
import { shapeToad } from "./model.ts";
import { motions } from "./motions.ts";
import { writeUsdz } from "./usdz.ts";

const folder = resolve(import.meta.dirname, "../../public/models");
const { meshes, atlas } = shapeToad();
const raw = { width: atlasSize, height: atlasSize, channels: 3 } as const;
// Flat inks: few colours, and their edges.
const picture = await sharp(atlas, { raw })
  .png({ palette: true, colours: 48, dither: 0, effort: 10, compressionLevel: 9 })
  .toBuffer();
const files = {
  "toad.glb": writeGlb(meshes, picture, motions),
  "toad.usdz": writeUsdz(meshes, picture),
  // For the page, which may not fetch what lies inside a model.
  "toad-atlas.png": new Uint8Array(picture),
};
await mkdir(folder, { recursive: true });
for (const [name, bytes] of Object.entries(files)) {
  // oxlint-disable-next-line no-await-in-loop -- two files
  await writeFile(resolve(folder, name), bytes);
  console.warn(`${name}: ${Math.round(bytes.length / 1024)} KB`);
}
console.warn(`${meshes.reduce((sum, { triangles }) => sum + triangles.length, 0)} triangles`);
