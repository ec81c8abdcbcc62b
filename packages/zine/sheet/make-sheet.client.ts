// oxlint-disable-next-line typescript/triple-slash-reference -- an app that installs this package finds its types
/// <reference path="./pdfkit.d.ts" />
import PdfDocument, { registerStdFonts } from "pdfkit";
import { toBlob } from "pdfkit/output";
import Helvetica from "pdfkit/standard-fonts/Helvetica";
import { imposeZine, type Paper } from "./imposition.ts";
import { drawMarks } from "./sheet-marks.client.ts";
import type { ZineSpeech } from "../words.ts";
import type { Zine } from "../zine.ts";

/** Points in a millimetre. */
const points = 72 / 25.4;

/**
 * A PDF of one page with the whole zine on it. Calls `onPage` with each page as it is placed; throws if a picture
 * does not load.
 */
export async function makeSheet(
  { language, zineViewer }: ZineSpeech,
  zine: Zine,
  author: string,
  paper: Paper,
  onPage: (page: number) => void,
  isRightToLeft = false,
): Promise<Blob> {
  const { title, pages, width, height } = zine;
  const layout = imposeZine(pages.length === 4 ? 4 : 8, paper, width / height, isRightToLeft);
  registerStdFonts(Helvetica);
  const sheet = new PdfDocument({
    size: [layout.width * points, layout.height * points],
    margin: 0,
    pdfVersion: "1.7",
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const written = toBlob(sheet);
  // A sheet that is made to fit a printer’s margins folds askew.
  // oxlint-disable-next-line no-underscore-dangle -- pdfkit has no option for it
  Object.assign(sheet._root.data.ViewerPreferences.data, { PrintScaling: "None" });
  for (const place of layout.pages.toSorted((one, other) => one.page - other.page)) {
    onPage(place.page);
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time: phones are small
    await layPage(sheet, pages[place.page - 1]?.whole ?? "", {
      isTurned: place.isTurned,
      x: place.x * points,
      y: place.y * points,
      width: place.width * points,
      height: place.height * points,
    });
  }
  drawMarks(sheet, layout, title, zineViewer.folds);
  sheet.end();
  return written;
}

interface Place {
  isTurned: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A turned page is turned about its centre. */
async function layPage(sheet: PDFKit.PDFDocument, address: string, { isTurned, x, y, width, height }: Place) {
  const picture = await jpegOf(address);
  sheet.save();
  if (isTurned) sheet.rotate(180, { origin: [x + width / 2, y + height / 2] });
  sheet.image(picture, x, y, { width, height });
  sheet.restore();
}

/** PDF does not support WebP. */
async function jpegOf(address: string): Promise<ArrayBuffer> {
  // Not `fetch`: a page that was drawn in the browser has a `blob:` address.
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("There is no canvas to draw on.");
  context.drawImage(picture, 0, 0);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.92));
  if (!jpeg) throw new Error("The canvas gave no picture.");
  return jpeg.arrayBuffer();
}
