/** All pages of a zine side by side, and the same at the smallest width they are read at. */
import sharp, { type OverlayOptions } from "sharp";

const [WIDTH, HEIGHT, GAP] = [480, 679, 16];

export async function contactSheet(pages: readonly Buffer[], file: string): Promise<string> {
  const columns = Math.min(4, pages.length);
  const rows = Math.ceil(pages.length / columns);
  const layers = await Promise.all(
    pages.map(async (page, i): Promise<OverlayOptions> => ({
      input: await sharp(page).resize(WIDTH, HEIGHT).toBuffer(),
      left: GAP + (i % columns) * (WIDTH + GAP),
      top: GAP + Math.floor(i / columns) * (HEIGHT + GAP),
    })),
  );
  const size = { width: GAP + columns * (WIDTH + GAP), height: GAP + rows * (HEIGHT + GAP) };
  await sharp({ create: { ...size, channels: 3, background: "#77727f" } })
    .composite(layers)
    .png()
    .toFile(file);
  return file;
}
