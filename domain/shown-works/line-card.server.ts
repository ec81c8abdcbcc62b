import {
  cardPrints,
  cardSize,
  type LineLook,
  type Pegged,
  pegLine,
  pixelsOfPng,
  pngOfPixels,
  rowsOnCard,
} from "@toadstool/media/composing";
import type { PictureMaker } from "@toadstool/media/storing";
import type { LinePrint } from "./line.server.ts";
import { titleHeight, titleOnCard } from "./title-on-card.ts";

interface Drawing {
  pictures: PictureMaker;
  /** The bytes of a picture of this site at a path; null where there is none. */
  bytesAt: (path: string) => Promise<Uint8Array | null>;
}

export const look: LineLook = {
  ground: [245, 239, 226],
  line: [34, 26, 53],
  inks: [
    [255, 201, 60],
    [124, 77, 255],
    [255, 79, 139],
    [0, 169, 150],
  ],
};

/**
 * The first prints of a line, pegged up over its title, as a JPEG for shared links; null where none of their pictures can be had. The
 * platform decodes each once at the size that it has, and encodes the card; between that, a card is a few million bytes copied.
 */
export async function drawLineCard(
  { pictures, bytesAt }: Drawing,
  prints: readonly LinePrint[],
  title: string,
) {
  const shown = prints.slice(0, cardPrints);
  const foot = titleHeight(title);
  const rows = rowsOnCard(
    shown.map(({ still: { width, height }, longSide }) => ({ width, height, longSide })),
    foot,
  );
  const sizes = rows.flatMap((row) => row.sizes);
  const pegged = await Promise.all(
    shown.map(async ({ still, longSide }, at): Promise<Pegged | null> => {
      const bytes = await bytesAt(still.src).catch(() => null);
      const width = sizes[at]?.width ?? 1;
      const png = bytes && (await pictures.render(bytes, { format: "png", width }));
      const pixels = png && pixelsOfPng(png, look.ground);
      return pixels && { pixels, longSide };
    }),
  );
  const there = pegged.filter((print) => print !== null);
  if (there.length === 0) return null;
  const card = pegLine(there, look, foot);
  if (foot > 0) titleOnCard(card, title, { face: look.line, slip: look.inks[2] ?? look.line });
  return pictures.render(pngOfPixels(card), { format: "jpeg", width: cardSize.width });
}
