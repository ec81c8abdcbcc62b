import { encode } from "uqr";

/** A QR code as one path of SVG, which a server can draw and send: `side` modules wide, with the four empty ones that readers need all round it. */
export interface QrDrawing {
  side: number;
  path: string;
}

/** A text of up to 2,331 bytes, of which a reader may miss 15 %. Throws on a longer one. */
export function drawQr(text: string): QrDrawing {
  const { size: side, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.map((row, y) => runsIn(row, y)).join("");
  return { side, path };
}

/** Neighbours in a row are one rectangle, so that no hairline shows between them. */
function runsIn(row: readonly boolean[], y: number): string {
  let drawn = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    drawn += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
  }
  return drawn;
}
