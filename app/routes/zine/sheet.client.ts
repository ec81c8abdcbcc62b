import {
  degrees,
  type PDFDocument as Document,
  PDFDocument,
  PrintScaling,
  type PDFPage,
} from "@cantoo/pdf-lib";
import { profile } from "#studio/profile.ts";
import { imposeZine, type Paper } from "#domain/art/imposition.ts";
import { type Zine, zinePageRatio, zinePageSources } from "#domain/art/zine.ts";
import { drawMarks } from "./sheet-marks.client.ts";

/** Points in a millimetre. */
const points = 72 / 25.4;

/** A PDF of one page with the whole zine on it. `onPage` hears the page that is being laid; a picture that does not come throws. */
export async function makeSheet(
  zine: Pick<Zine, "slug" | "title" | "pages" | "height">,
  paper: Paper,
  onPage: (page: number) => void,
): Promise<Blob> {
  const { slug, title, pages } = zine;
  const layout = imposeZine(pages.length === 4 ? 4 : 8, paper, zinePageRatio(zine));
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(profile.name);
  document.setLanguage("en-GB");
  // A sheet that is made to fit a printer's margins folds askew.
  document.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  const sheet = document.addPage([layout.width * points, layout.height * points]);
  for (const place of layout.pages.toSorted((one, other) => one.page - other.page)) {
    onPage(place.page);
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time: phones are small
    await layPage(document, sheet, zinePageSources(slug, place.page).whole, {
      isTurned: place.isTurned,
      x: place.x * points,
      y: sheet.getHeight() - (place.y + place.height) * points,
      width: place.width * points,
      height: place.height * points,
    });
  }
  await drawMarks(document, sheet, layout, title);
  return new Blob([new Uint8Array(await document.save())], { type: "application/pdf" });
}

interface Place {
  isTurned: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is turned is turned about the corner it starts from. */
async function layPage(document: Document, sheet: PDFPage, address: string, { isTurned, ...place }: Place) {
  const picture = await document.embedJpg(await jpegOf(address));
  const turned = { x: place.x + place.width, y: place.y + place.height, rotate: degrees(180) };
  sheet.drawImage(picture, { ...place, ...(isTurned && turned) });
}

/** PDF knows no WebP. */
async function jpegOf(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const picture = await createImageBitmap(await response.blob());
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("There is no canvas to draw on.");
  context.drawImage(picture, 0, 0);
  picture.close();
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.92));
  if (!jpeg) throw new Error("The canvas gave no picture.");
  return jpeg.arrayBuffer();
}
