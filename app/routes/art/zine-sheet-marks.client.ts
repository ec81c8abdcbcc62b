import { grayscale, type PDFDocument, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import type { Sheet } from "#domain/art/imposition.ts";

/** Points in a millimetre. */
const points = 72 / 25.4;
const grey = grayscale(0.35);
/** How much of a crease is printed at its ends, in millimetres: the pages stay clean. */
const tick = 6;
const small = 5.5;

/** Where to fold, where to cut, and how, in the margins. */
export async function drawMarks(document: PDFDocument, sheet: PDFPage, layout: Sheet, title: string) {
  const { width, height, folds, cut } = layout;
  const at = (x: number, y: number) => ({ x: x * points, y: (height - y) * points });
  const line = (from: [number, number], to: [number, number], dashArray?: number[]) =>
    sheet.drawLine({ start: at(...from), end: at(...to), thickness: 0.5, color: grey, dashArray });

  for (const { from, to } of folds) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [along, down] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (const [start, way] of [
      [from, 1],
      [to, -1],
    ] as const)
      line(start, [start[0] + along * tick * way, start[1] + down * tick * way], [2, 1.5]);
  }
  if (cut) {
    line(cut.from, cut.to);
    sheet.drawSvgPath(scissors, {
      ...at(cut.from[0] + 1.2, cut.from[1] - 2),
      borderColor: grey,
      borderWidth: 0.5,
    });
  }

  const font = await document.embedFont(StandardFonts.Helvetica);
  const help = cut ? eightPages : fourPages;
  const words = (text: string, x: number) =>
    sheet.drawText(text, { ...at(x, height - 4.4), size: small, font, color: grey });
  words(help, tick + 3);
  words(title, width - tick - 3 - font.widthOfTextAtSize(title, small) / points);
}

const eightPages =
  "Crease along every dashed mark and open. Fold the short edges together, cut the solid line from the fold, open. Fold the long edges together, print outside, push the ends in: page 1 goes on top.";
const fourPages = "Print outside: fold the upper half behind, then the left half behind the right.";

/** An open pair that looks along the cut, drawn in points from its upper left corner. */
const scissors =
  "M4 3.2 L15 8.6 M4 8.2 L15 2.8 M4 3.2 C3.2 0.4 -0.4 1 0.2 3 C0.8 4.8 3.4 4.6 4 3.2 M4 8.2 C3.2 11 -0.4 10.4 0.2 8.4 C0.8 6.6 3.4 6.8 4 8.2";
