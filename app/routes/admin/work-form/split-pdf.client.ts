import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the file
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** Pixels: a page of a zine is shown up to 1200 wide, and closer where a reader zooms. */
const pageWidth = 1800;

/** A page as a picture, and the words that are on it. */
interface Page {
  file: File;
  words: string;
}

/** The pages of a PDF. `height`: of the first one, where it is 1200 wide. */
export type Split = { pages: Page[]; height: number } | { reason: string };

/** Draws the pages of a PDF; its reader is loaded only now. `onPage`: how many are drawn. */
export async function splitPdf(file: File, onPage: (drawn: number, of: number) => void): Promise<Split> {
  const { getDocument, GlobalWorkerOptions, PasswordException } = await import("pdfjs-dist");
  GlobalWorkerOptions.workerSrc = workerUrl;
  const data = new Uint8Array(await file.arrayBuffer());
  // The site’s policy lets no WebAssembly run.
  const loading = getDocument({ data, useWasm: false });
  try {
    const pdf = await loading.promise;
    if (pdf.numPages !== 4 && pdf.numPages !== 8) return { reason: wrongCount(pdf.numPages) };
    return await drawPages(pdf, file.name.replace(/\.pdf$/i, ""), onPage);
  } catch (error) {
    return { reason: error instanceof PasswordException ? locked : unreadable };
  } finally {
    await loading.destroy();
  }
}

async function drawPages(pdf: PDFDocumentProxy, name: string, onPage: (drawn: number, of: number) => void) {
  const pages: Page[] = [];
  let height = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    // oxlint-disable-next-line no-await-in-loop -- a phone holds one page at a time
    const page = await pdf.getPage(number);
    const whole = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: pageWidth / whole.width });
    if (number === 1) height = Math.round((1200 * whole.height) / whole.width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.render({ canvas, viewport }).promise;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [words, picture] = await Promise.all([wordsOf(page), pictureOf(canvas, `${name} ${number}`)]);
    pages.push({ file: picture, words });
    page.cleanup();
    onPage(number, pdf.numPages);
  }
  return { pages, height };
}

async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const texts = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""));
  return texts.join("").replaceAll(/\s+/g, " ").trim();
}

/** WebP, or PNG in browsers that write no WebP. */
async function pictureOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.92));
  canvas.width = 0;
  if (!blob) throw new Error("The browser made no picture of a page.");
  return new File([blob], `${name}.${blob.type === "image/webp" ? "webp" : "png"}`, { type: blob.type });
}

const wrongCount = (pages: number) =>
  `This PDF has ${pages === 1 ? "1 page" : `${pages} pages`}, and a zine has 4 or 8. Export a PDF with one page of the zine on each page.`;
const locked = "This PDF is protected by a password. Save it without one and choose it again.";
const unreadable =
  "This PDF could not be read; it may be damaged. Export it again, or upload its pages as pictures.";
