import { bannerSide, type Plate, plates } from "./brand/banner-dots.ts";
import { dotsOfPath } from "./brand/dot-paths.ts";

const side = 148;

/** The home page's toadstool, dot for dot, in the top right corner of the résumé's first page. */
export function drawSign(
  doc: PDFKit.PDFDocument,
  { inks, margin }: { inks: Record<Plate["ink"], string>; margin: number },
): void {
  const scale = side / bannerSide;
  doc.translate(doc.page.width - margin - side, margin - 12).scale(scale);
  doc.fillOpacity(0.86);
  for (const { ink, angle, dots } of plates) {
    doc
      .save()
      .translate(bannerSide / 2, bannerSide / 2)
      .rotate(angle);
    for (const { width, path } of dots) {
      for (const [x, y] of dotsOfPath(path)) doc.circle(x, y, width / 2);
      doc.fill(inks[ink]);
    }
    doc.restore();
  }
}
