import { bannerSide, plates } from "#app/ui/banner-dots.ts";
import { inks, page } from "./sheet.ts";

const side = 148;

/** The home page's toadstool in the head's right corner, dot for dot. */
export function drawToadstool(doc: PDFKit.PDFDocument): void {
  const scale = side / bannerSide;
  doc.translate(page.width - page.margin - side, page.margin - 12).scale(scale);
  doc.fillOpacity(0.86);
  for (const { ink, angle, dots } of plates) {
    doc
      .save()
      .translate(bannerSide / 2, bannerSide / 2)
      .rotate(angle);
    for (const { width, path } of dots) {
      for (const [, x, y] of path.matchAll(/M(-?[\d.]+) (-?[\d.]+)h0/g))
        doc.circle(Number(x), Number(y), width / 2);
      doc.fill(inks[ink]);
    }
    doc.restore();
  }
}
