import { MediaFault, readPicture } from "@toadstool/media";
import { lay, pixelsOfPng, pngOfPixels, sheetOf } from "@toadstool/media/composing";
import type { PictureMaker } from "@toadstool/media/storing";
import { cardSize } from "../picture-card.ts";
import { cardLook } from "./card-look.ts";

/**
 * A picture as a JPEG of a card’s size: cropped where it is wide and large enough, and else whole, on paper. Null where it cannot be
 * drawn.
 */
export async function drawPictureCard(pictures: PictureMaker, bytes: Uint8Array): Promise<Uint8Array | null> {
  const facts = readPicture(bytes);
  if (facts instanceof MediaFault) return null;
  const { width, height } = facts;
  if (width >= cardSize.width && height >= cardSize.height && width / height > narrowest)
    return pictures.render(bytes, { format: "jpeg", ...cardSize });
  const scale = Math.min(1, cardSize.width / width, cardSize.height / height);
  const png = await pictures.render(bytes, { format: "png", width: Math.max(1, Math.round(width * scale)) });
  const pixels = png && pixelsOfPng(png, cardLook.ground);
  if (!pixels) return null;
  const card = sheetOf(cardSize.width, cardSize.height, cardLook.ground);
  const y = (cardSize.height - pixels.height) / 2;
  lay(card, pixels, { x: cardSize.width / 2, y, width: pixels.width, height: pixels.height, turn: 0 });
  return pictures.render(pngOfPixels(card), { format: "jpeg", width: cardSize.width });
}

/** Of a picture that is less wide, too much would be cut. */
const narrowest = 1.25;
