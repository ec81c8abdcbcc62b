/** A zine in the gallery: its cover stands on a ground of its own inks, its second page peeks out, a hard shadow behind. */
import sharp, { type OverlayOptions } from "sharp";
import { Picture, type Ink, type Tones } from "../riso.ts";
import { place, rect, type Shape } from "../shapes.ts";
import { cardSize, writeStill } from "../../../scripts/local/write-still.ts";
import { PAGE } from "./zine-page.ts";

export interface Standing {
  /** Default: the first ink, full. */
  ground?: Tones;
  /** The second sheet that is its shadow. Default: the last ink, over the ground. */
  shadow?: Tones;
  /** Degrees the cover is turned; the page behind turns the other way. */
  lean?: number;
}
interface Cover {
  slug: string;
  inks: readonly Ink[];
  /** Prints of the front cover and of the page that peeks out. */
  cover: Buffer;
  behind: Buffer;
  standing: Standing | undefined;
}

/** Writes the still and the card for links into a folder; says what they weigh. */
export async function coverStills(cover: Cover, folder: string): Promise<string> {
  const still = sharp(await stand(cover, 1600, 1200));
  const card = sharp(await stand(cover, cardSize.width, cardSize.height));
  return writeStill(cover.slug, still, {}, card, folder);
}

async function stand(
  { slug, inks, cover, behind, standing = {} }: Cover,
  width: number,
  height: number,
): Promise<Buffer> {
  const { lean = -3 } = standing;
  const tall = Math.round(height * 0.84);
  const wide = Math.round((tall * PAGE.width) / PAGE.height);
  const [cx, cy] = [width / 2, height / 2];
  const back = { x: cx + wide * 0.1, y: cy + height * 0.006, turn: lean + 9 };
  const front = { x: cx - wide * 0.05, y: cy, turn: lean };
  const table = new Picture({ name: `${slug}/still`, inks, width, height });
  table.paint(rect(-40, -40, width + 80, height + 80), standing.ground ?? { [inks[0] as string]: 1 });
  const shadow = standing.shadow ?? { [inks.at(-1) as string]: 1 };
  const sheet = rect(-wide / 2, -tall / 2, wide, tall);
  const drop = height * 0.022;
  for (const { x, y, turn } of [back, front])
    table.print(place({ x: x + drop, y: y + drop, turn })(sheet) as Shape, shadow);
  const layers = [
    await turned(behind, wide, tall, back),
    await cast(front, wide, tall, drop),
    await turned(cover, wide, tall, front),
  ];
  return (await table.press()).composite(layers).png().toBuffer();
}

interface Spot {
  x: number;
  y: number;
  turn: number;
}

async function turned(print: Buffer, wide: number, tall: number, spot: Spot): Promise<OverlayOptions> {
  const page = await sharp(print).resize(wide, tall).ensureAlpha().png().toBuffer();
  return centred(page, spot);
}

/** The cover's shadow on the page behind it, flat and hard. */
const cast = async (front: Spot, width: number, height: number, drop: number): Promise<OverlayOptions> =>
  centred(
    await sharp({ create: { width, height, channels: 4, background: { r: 20, g: 16, b: 31, alpha: 0.5 } } })
      .png()
      .toBuffer(),
    { ...front, x: front.x + drop * 0.5, y: front.y + drop * 0.5 },
  );

async function centred(sheet: Buffer, { x, y, turn }: Spot): Promise<OverlayOptions> {
  const { data, info } = await sharp(sheet)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: Math.round(x - info.width / 2), top: Math.round(y - info.height / 2) };
}
