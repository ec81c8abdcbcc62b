import sharp, { type Sharp } from "sharp";
import { cardSize } from "../../scripts/local/write-still.ts";

/** The whole blot, eyes and feet, as wide as a card is: its sheet goes on at both sides, in strips of the bare paper above it. */
export async function wetCard(still: Sharp): Promise<Sharp> {
  const { width, height } = cardSize;
  const whole = await still
    .clone()
    .resize(null, height, { kernel: "mitchell" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((width - whole.info.width) / 2);
  const bare = await sharp(whole.data).extract({ left: 4, top: 4, width: 60, height: 60 }).png().toBuffer();
  const sheet = await sharp({ create: { width, height, channels: 3, background: "#f5eee2" } })
    .composite([
      { input: bare, tile: true },
      { input: whole.data, left, top: 0 },
    ])
    .png()
    .toBuffer();
  return sharp(sheet);
}
