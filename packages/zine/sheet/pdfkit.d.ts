/** The parts of pdfkit 0.20 that its published types do not know yet. */
declare namespace PDFKit {
  interface PDFDocument {
    /** A named export of the module: the fonts that a browser has no files for. */
    registerStdFonts(...fonts: object[]): void;
    _root: { data: { ViewerPreferences: { data: object } } };
  }
}

declare module "pdfkit/output" {
  /** Collects what the document writes until its end. */
  export function toBlob(document: PDFKit.PDFDocument): Promise<Blob>;
}

declare module "pdfkit/standard-fonts/Helvetica" {
  const font: object;
  export default font;
}
