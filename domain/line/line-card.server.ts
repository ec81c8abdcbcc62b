import {
  cardPrints,
  cardSize,
  type Pegged,
  pegLine,
  pixelsOfPng,
  pngOfPixels,
  rowsOnCard,
} from "@toadstool/media/composing";
import type { PictureMaker } from "@toadstool/media/storing";
import { cardLook } from "../art/card/card-look.ts";
import { titleHeight, titleOnCard } from "../art/card/title-on-card.ts";
import type { Letters } from "../art/card/write.ts";
import type { LinePrint } from "./line.server.ts";

interface Drawing {
  pictures: PictureMaker;
  letters: Letters;
  /** The bytes of a picture of this site at a path; null where there is none. */
  bytesAt: (path: string) => Promise<Uint8Array | null>;
}

/**
 * The first prints of a line, pegged up over its title, as a JPEG for shared links; null where none of their pictures can be had. The
 * platform decodes each once at the size that it has, and encodes the card; between that, a card is a few million bytes copied.
 */
export async function drawLineCard(
  { pictures, letters, bytesAt }: Drawing,
  prints: readonly LinePrint[],
  title: string,
) {
  const shown = prints.slice(0, cardPrints);
  const foot = titleHeight(letters, title);
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
      const pixels = png && pixelsOfPng(png, cardLook.ground);
      return pixels && { pixels, longSide };
    }),
  );
  const there = pegged.filter((print) => print !== null);
  if (there.length === 0) return null;
  const card = pegLine(there, cardLook, foot);
  if (foot > 0)
    titleOnCard(letters, card, title, { face: cardLook.line, slip: cardLook.inks[2] ?? cardLook.line });
  return pictures.render(pngOfPixels(card), { format: "jpeg", width: cardSize.width });
}
