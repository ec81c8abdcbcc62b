export { cardPrints, cardSize, type LineLook, type Pegged, pegLine, rowsOnCard } from "./peg-line.ts";
export { type Colour, lay, type Pixels, type Place, sheetOf } from "./pixels.ts";
export { pixelsOfPng, pngOfPixels } from "./png-pixels.ts";
