import { inks, page } from "./sheet.ts";

const spots = [
  { x: 30, y: 40, r: 9 },
  { x: 56, y: 26, r: 8 },
  { x: 70, y: 46, r: 7 },
];

/** The house's toadstool in the head's right corner, screened into dots. */
export function drawToadstool(doc: PDFKit.PDFDocument): void {
  const side = 130;
  const [left, top] = [page.width - page.margin - side, page.margin - 8];
  const step = 4.1;
  for (let row = 0; row < 100 / step; row += 1) {
    for (let column = 0; column < 100 / step; column += 1) {
      const [x, y] = [column * step + (row % 2 ? step / 2 : 0), row * step];
      const dot = dotAt(x, y);
      if (dot) doc.circle(left + (x * side) / 100, top + (y * side) / 100, dot.radius).fill(dot.ink);
    }
  }
}

function dotAt(x: number, y: number): { ink: string; radius: number } | null {
  const isCap = y < 58 && Math.abs((x - 50) / 46) ** 2.3 + Math.abs((y - 56) / 48) ** 2.3 < 1;
  if (isCap && spots.some((spot) => Math.hypot(x - spot.x, y - spot.y) < spot.r))
    return { ink: inks.yellow, radius: 2 };
  if (isCap) return { ink: x > 72 ? inks.violet : inks.pink, radius: 1 + (1.5 * (x + y)) / 130 };
  if (y >= 58 && y < 94 && Math.abs(x - 50) < 9 + ((y - 58) / 36) ** 2 * 5)
    return { ink: x > 54 ? inks.violet : inks.yellow, radius: 1.5 };
  if (y >= 88 && Math.hypot((x - 50) / 2.8, y - 94) < 13) return { ink: inks.teal, radius: 1.2 };
  return null;
}
