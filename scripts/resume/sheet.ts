import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PdfDocument from "pdfkit";

type Structure = PDFKit.PDFStructureElement;
type Tag = "H1" | "H2" | "H3" | "P" | "LI" | "Link";

/** All lengths in points, from the top left corner of an A4 sheet. */
export const page = { width: 595.28, height: 841.89, margin: 46 };
export const inks = {
  text: "#1d1730",
  soft: "#5a5068",
  violet: "#7a4dff",
  pink: "#ff4f8b",
  yellow: "#ffc93c",
  teal: "#00a896",
};
const faces = { plain: 400, bold: 700, display: 800 } as const;

export interface Look {
  face?: keyof typeof faces;
  size: number;
  colour?: string;
  x?: number;
  width?: number;
  lineGap?: number;
  link?: string;
  /** Left of the text, as a list's marker is. */
  sign?: string;
}

/** A document that is written from the top down, block by block, tagged for screen readers; a block is never torn in two. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y = page.margin;
  pages = 1;
  readonly #root: Structure;

  constructor(facts: { title: string; author: string; subject: string; language: string }) {
    this.doc = new PdfDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      displayTitle: true,
      lang: facts.language,
      info: { Title: facts.title, Author: facts.author, Subject: facts.subject },
    });
    const files = createRequire(import.meta.url);
    for (const [name, weight] of Object.entries(faces)) {
      const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`;
      this.doc.registerFont(name, files.resolve(file));
    }
    this.#root = this.doc.struct("Document");
    this.doc.addStructure(this.#root);
  }

  /** Begins a new page where less than `height` is left on this one. */
  need(height: number): void {
    if (this.y + height <= page.height - page.margin) return;
    this.doc.addPage();
    this.pages += 1;
    this.y = page.margin;
  }

  height(text: string, look: Look): number {
    return this.#set(look).heightOfString(text, this.#options(look));
  }

  /** Writes at the current height without moving on; returns its height. */
  place(tag: Tag, text: string, look: Look): number {
    const height = this.height(text, look);
    const x = look.x ?? page.margin;
    this.#root.add(
      this.doc.struct(tag, {}, () => {
        if (look.sign)
          this.#set({ ...look, colour: inks.pink }).text(look.sign, x - 9, this.y, { lineBreak: false });
        this.#set(look).text(text, x, this.y, this.#options(look));
      }),
    );
    return height;
  }

  /** Writes the text, and moves below it. */
  write(tag: Tag, text: string, look: Look, after = 0): void {
    this.need(this.height(text, look));
    this.y += this.place(tag, text, look) + after;
  }

  /** Draws what says nothing. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** Ends the sheet, and returns it as a PDF. */
  async finish(): Promise<Buffer> {
    this.#root.end();
    this.doc.end();
    return buffer(this.doc);
  }

  #set({ face = "plain", size, colour = inks.text }: Look): PDFKit.PDFDocument {
    return this.doc.font(face).fontSize(size).fillColor(colour);
  }

  #options({ x = page.margin, width = page.width - page.margin - x, lineGap = 1.5, link }: Look) {
    return { width, lineGap, ...(link ? { link, underline: false } : {}) };
  }
}
