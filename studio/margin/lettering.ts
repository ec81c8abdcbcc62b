import { brush, wood } from "../pages/swap/kit/faces.ts";

const faces = { wood: { signs: wood, pen: 0 }, brush: { signs: brush, pen: 11 } };

interface Setting {
  face: keyof typeof faces;
  /** The middle of the line, and where its letters stand. */
  x: number;
  y: number;
  /** Times the face's own height, whose capitals are 75 high; a line that would be wider than `width` is set smaller. */
  scale: number;
  width: number;
  ink: string;
}

/** A line in the faces of Swap, as outlines; null where one of its signs has not been cut. */
export function lettered(text: string, { face, x, y, scale, width, ink }: Setting): string | null {
  const { signs, pen } = faces[face];
  const plain = text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("'", "’");
  const cut = [...(face === "wood" ? plain.toUpperCase() : plain)].map((sign) => signs[sign]);
  if (!cut.every((sign) => sign !== undefined)) return null;
  const whole = cut.reduce((sum, [advance]) => sum + advance, 0);
  const size = Math.min(scale, width / Math.max(1, whole));
  let at = -whole / 2;
  const outlines = cut.map(([advance, path], index) => {
    const uneven = ((index * 37 + text.length * 11) % 7) - 3;
    const place = `translate(${at.toFixed(1)} ${uneven}) rotate(${(uneven * 0.6).toFixed(1)})`;
    at += advance;
    return path && `<path transform="${place}" d="${path}"/>`;
  });
  const look = pen
    ? `fill="none" stroke="${ink}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${ink}" fill-rule="evenodd"`;
  return `<g transform="translate(${x} ${y}) scale(${size.toFixed(3)})" ${look}>${outlines.join("")}</g>`;
}
