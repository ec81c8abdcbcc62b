import type { ZineSpeech } from "../words.ts";
import type { Sheet } from "./imposition.ts";

type FoldWords = ZineSpeech["zineViewer"]["folds"];

/** Points in a millimetre. */
const points = 72 / 25.4;
const grey = "#595959";
/** How much of a crease is printed at its ends, in millimetres: the pages stay clean. */
const tick = 6;
const small = 5.5;

/** Where to fold, where to cut, and how, in the margins. */
export function drawMarks(sheet: PDFKit.PDFDocument, layout: Sheet, title: string, folds: FoldWords) {
  const { height, pages, folds: creases, cut } = layout;
  const at = (x: number, y: number) => [x * points, y * points] as const;
  sheet.lineWidth(0.5).strokeColor(grey).fillColor(grey);
  const line = (from: [number, number], to: [number, number]) =>
    sheet
      .moveTo(...at(...from))
      .lineTo(...at(...to))
      .stroke();

  sheet.dash(2, { space: 1.5 });
  for (const { from, to } of creases) {
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
  const words = (text: string, x: number, y: number) => {
    if (latin.test(text)) return sheet.text(text, ...at(x, y), { baseline: "alphabetic", lineBreak: false });
    const { picture, width, tall, above } = painted(text);
    const [left, line] = at(x, y);
    return sheet.image(picture, left, line - above, { width, height: tall });
  };
  const { eightFirst, eightSecond, eightThird, eightFourth, fourFirst, fourSecond } = folds;
  /** A step under each page of the lower row; the last is under the cover. */
  const steps = cut ? [eightFirst, eightSecond, eightThird, eightFourth] : [fourFirst, fourSecond];
  const lower = pages.filter(({ row }) => row === 1);
  for (const [index, { x }] of lower.entries()) words(`${index + 1}  ${steps[index] ?? ""}`, x, height - 4.4);
  words(title, pages[0]?.x ?? tick, 5.2);
}

/** What the PDF’s own font can write. */
const latin = /^[\u0020-\u007E\u00A0-\u00FF–—‘’“”…]*$/;

/** Letters of other scripts, painted with this browser’s fonts: a PDF would have to carry a font of theirs. */
function painted(text: string) {
  const scale = 8;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas to draw on.");
  const font = `${small * scale}px sans-serif`;
  context.font = font;
  const [width, above, tall] = [Math.ceil(context.measureText(text).width), small * 1.2, small * 1.6];
  Object.assign(canvas, { width, height: Math.ceil(tall * scale) });
  Object.assign(context, { font, fillStyle: grey });
  context.fillText(text, context.direction === "rtl" ? width : 0, above * scale);
  return { picture: canvas.toDataURL(), width: width / scale, tall, above };
}

/** An open pair that looks along the cut, drawn in points from its upper left corner. */
const scissors =
  "M4 3.2 L15 8.6 M4 8.2 L15 2.8 M4 3.2 C3.2 0.4 -0.4 1 0.2 3 C0.8 4.8 3.4 4.6 4 3.2 M4 8.2 C3.2 11 -0.4 10.4 0.2 8.4 C0.8 6.6 3.4 6.8 4 8.2";
