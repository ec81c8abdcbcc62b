import type { Sheet } from "./imposition.ts";

/** Points in a millimetre. */
const points = 72 / 25.4;
const grey = "#595959";
/** How much of a crease is printed at its ends, in millimetres: the pages stay clean. */
const tick = 6;
const small = 5.5;

/** Where to fold, where to cut, and how, in the margins. */
export function drawMarks(sheet: PDFKit.PDFDocument, layout: Sheet, title: string) {
  const { height, pages, folds, cut } = layout;
  const at = (x: number, y: number) => [x * points, y * points] as const;
  sheet.lineWidth(0.5).strokeColor(grey).fillColor(grey);
  const line = (from: [number, number], to: [number, number]) =>
    sheet
      .moveTo(...at(...from))
      .lineTo(...at(...to))
      .stroke();

  sheet.dash(2, { space: 1.5 });
  for (const { from, to } of folds) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [along, down] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (const [start, way] of [
      [from, 1],
      [to, -1],
    ] as const)
      line(start, [start[0] + along * tick * way, start[1] + down * tick * way]);
  }
  sheet.undash();
  if (cut) {
    line(cut.from, cut.to);
    sheet
      .save()
      .translate(...at(cut.from[0] + 1.2, cut.from[1] - 2))
      .path(scissors)
      .stroke()
      .restore();
  }

  sheet.font("Helvetica").fontSize(small);
  const words = (text: string, x: number, y: number) =>
    sheet.text(text, ...at(x, y), { baseline: "alphabetic", lineBreak: false });
  const lower = pages.filter(({ row }) => row === 1);
  for (const [index, { x }] of lower.entries())
    words(`${index + 1}  ${(cut ? cutAndFolded : folded)[index] ?? ""}`, x, height - 4.4);
  words(title, pages[0]?.x ?? tick, 5.2);
}

/** A step under each page of the lower row; the last is under the cover. */
const cutAndFolded = [
  "Crease every dashed mark, and open.",
  "Fold the short edges together. Cut the line, from the fold. Open.",
  "Fold the long edges together, print outside.",
  "Push the ends in till it shuts: this page goes on top.",
];
const folded = [
  "Print outside: fold the upper half behind.",
  "Fold the left half behind: this page goes on top.",
];

/** An open pair that looks along the cut, drawn in points from its upper left corner. */
const scissors =
  "M4 3.2 L15 8.6 M4 8.2 L15 2.8 M4 3.2 C3.2 0.4 -0.4 1 0.2 3 C0.8 4.8 3.4 4.6 4 3.2 M4 8.2 C3.2 11 -0.4 10.4 0.2 8.4 C0.8 6.6 3.4 6.8 4 8.2";
