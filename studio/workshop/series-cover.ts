/** A series in the gallery: its works lie over each other on a table, as they come from the press, one of them on top. */
import sharp, { type OverlayOptions } from "sharp";
import { writeStill } from "../../scripts/local/write-still.ts";

/** What a series lies on, and which of its works (by number) lie where; the last lies on top. */
interface Table {
  ground: string;
  shadow: string;
  works: readonly number[];
  top: number;
}

const tables: Record<string, Table> = {
  "riso-woodles": {
    ground: "#ffc93c",
    shadow: "#4a22c4",
    works: [1, 3, 5, 10, 6, 9, 16, 24, 18, 15, 7, 21],
    top: 2,
  },
  collagescape: {
    ground: "#2a5c65",
    shadow: "#123038",
    works: [1, 2, 20, 4, 19, 8, 18, 16, 3, 13, 14, 12],
    top: 5,
  },
};

const still = { width: 1600, height: 1200 };

export async function writeSeriesCover(slug: string, prints: readonly Buffer[]): Promise<string> {
  const table = tables[slug];
  if (!table) throw new Error(`${slug} has no table in studio/workshop/series-cover.ts`);
  const { ground, shadow, works, top } = table;
  const layers: OverlayOptions[] = [];
  const put = async (number: number, spot: Spot) => {
    const print = prints[number - 1];
    if (!print) throw new Error(`${slug} has no number ${number}`);
    layers.push(await flat(shadow, { ...spot, x: spot.x + 12, y: spot.y + 15 }), await turned(print, spot));
  };
  // oxlint-disable-next-line no-await-in-loop -- what comes later lies on top
  for (const [index, number] of works.entries()) await put(number, spotOf(index));
  await put(top, { x: still.width / 2, y: still.height / 2 + 8, turn: 3.5, wide: 640 });
  const picture = await sharp({ create: { ...still, channels: 3, background: ground } })
    .composite(layers)
    .png()
    .toBuffer();
  return writeStill(slug, sharp(picture), { whole: 230 });
}

interface Spot {
  /** Of the middle, and how far it is turned, in degrees. */
  x: number;
  y: number;
  turn: number;
  wide: number;
}

/** Two rows of six lie askew, each sheet its own way, further than the picture shows. */
function spotOf(index: number): Spot {
  const [column, row] = [index % 6, Math.floor(index / 6)];
  const turn = ((index * 137.5) % 15) - 8;
  return {
    x: -20 + column * 330 + row * -30,
    y: 270 + row * 670 + ((index * 61) % 90) - 45,
    turn,
    wide: 430,
  };
}

const tallOf = (wide: number) => Math.round((wide * 4) / 3);

async function turned(print: Buffer, spot: Spot): Promise<OverlayOptions> {
  const sheet = await sharp(print).resize(spot.wide, tallOf(spot.wide)).ensureAlpha().png().toBuffer();
  return centred(sheet, spot);
}

async function flat(background: string, spot: Spot): Promise<OverlayOptions> {
  const create = { width: spot.wide, height: tallOf(spot.wide), channels: 4 as const, background };
  return centred(await sharp({ create }).png().toBuffer(), spot);
}

/** sharp lays nothing that reaches out of the picture to the left or above: what does is cut first. */
async function centred(sheet: Buffer, { x, y, turn }: Spot): Promise<OverlayOptions> {
  const { data, info } = await sharp(sheet)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.round(x - info.width / 2), Math.round(y - info.height / 2)];
  const box = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(info.width, still.width - left) - Math.max(0, -left),
    height: Math.min(info.height, still.height - top) - Math.max(0, -top),
  };
  const input = await sharp(data).extract(box).png().toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}
