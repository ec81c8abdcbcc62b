import sharp from "sharp";
import { type Line, lineOf, linesOf } from "./letters.ts";

/** What a studio that has no pictures yet is drawn from. */
export interface Look {
  /** One or two letters; empty where the name has none that can be drawn. */
  initials: string;
  /** The colour in front, the one that shows behind it, and the paper: `#rrggbb`. */
  inks: { front: string; behind: string; paper: string };
}

/** An SVG of that size in pixels, on the paper. */
export function sheet(width: number, height: number, paper: string, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="${width}" height="${height}" fill="${paper}"/>${content}</svg>`;
}

/** Letters from (x, y), their upper left corner, so high. */
export function letters(
  line: Line,
  place: { x: number; y: number; height: number },
  ink: string,
  weight = 15,
) {
  const { x, y, height } = place;
  const paths = line.letters
    .map(({ path, left }) => `<path d="${path}" transform="translate(${left})"/>`)
    .join("");
  const stroke = `fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(${x} ${y}) scale(${height / 100})" ${stroke}>${paths}</g>`;
}

/** The mark in a square of 32: initials on the ink in front, the one behind a little out of register. */
export function mark({ initials, inks }: Look, background = ""): string {
  const line = lineOf(initials);
  const height = Math.min(14, (19 * 100) / Math.max(line.width, 1));
  const x = 15 - (line.width * height) / 200;
  const shown = initials
    ? letters(line, { x, y: 15 - height / 2, height }, inks.paper)
    : `<circle cx="15" cy="15" r="6" fill="${inks.paper}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${background}<rect x="3" y="3" width="28" height="28" rx="8" fill="${inks.behind}"/><rect x="1" y="1" width="28" height="28" rx="8" fill="${inks.front}"/>${shown}</svg>\n`;
}

/** The picture that is shown where a link to the site is shared: the mark, and the name in as many lines as it takes, where it can be drawn. */
export function socialCard(look: Look, name: string): string {
  const { inks } = look;
  const lines = linesOf(name, 1100);
  const height = Math.min(96, 350 / (Math.max(lines.length, 1) * 1.5));
  const scale = Math.min(height / 100, 680 / Math.max(...lines.map(({ width }) => width), 1));
  const step = scale * 155;
  const top = 315 - (lines.length * step - scale * 55) / 2;
  const words = lines.map((line, index) =>
    letters(line, { x: 430, y: top + index * step, height: scale * 100 }, inks.front, 13),
  );
  const drawn = lines.length > 0 ? placed(mark(look), 90, 190, 250) : placed(mark(look), 410, 125, 380);
  return sheet(1200, 630, inks.paper, `${drawn}${words.join("")}`);
}

/** How many covers the engine wants for posts without a picture. */
const coverCount = 16;

/** One of the covers for posts without a picture, 1600 × 900: the initials, very large, each time cut off elsewhere. */
export function cover({ initials, inks }: Look, number: number): string {
  const { front: one, behind: two, paper: three } = inks;
  const colours: [string, string, string][] = [
    [three, two, one],
    [one, three, two],
    [two, one, three],
    [three, one, two],
  ];
  const places: [x: number, y: number, height: number, turn: number][] = [
    [180, 160, 600, 0],
    [-140, 340, 800, -12],
    [420, -220, 880, 8],
    [-260, -160, 1200, 0],
  ];
  const round = Math.floor((number - 1) / places.length);
  // Each round puts the same places in other colours.
  const [paper = "", behind = "", front = ""] = colours[(number - 1 + round) % colours.length] ?? [];
  const [x = 0, y = 0, height = 0, turn = 0] = places[(number - 1) % places.length] ?? [];
  const line = lineOf(initials);
  const drawn = (dx: number, ink: string) =>
    initials
      ? letters(line, { x: x + dx, y: y + dx, height }, ink, 16)
      : `<circle cx="${x + dx + 600}" cy="${y + dx + 300}" r="${height / 2}" fill="${ink}"/>`;
  return sheet(
    1600,
    900,
    paper,
    `<g transform="rotate(${turn} 800 450)">${drawn(36, behind)}${drawn(0, front)}</g>`,
  );
}

/** A picture in another one's SVG. */
function placed(picture: string, x: number, y: number, side: number): string {
  return picture.replace("<svg ", `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}

export const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(width)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
export const webp = (svg: string, width: number) =>
  sharp(Buffer.from(svg)).resize(width).webp({ quality: 60, effort: 6 }).toBuffer();

/** An .ico that holds one PNG, 32 × 32, which every browser of the last ten years takes. */
export async function icon(look: Look): Promise<Buffer> {
  const picture = await png(mark(look), 32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}

/** The files of public/ that the engine links to, by path. */
export async function brandFiles(
  look: Look,
  name: string,
  { coverWidth = 1600 } = {},
): Promise<Record<string, string | Buffer>> {
  const { paper } = look.inks;
  const touch = mark(look, `<rect width="32" height="32" fill="${paper}"/>`);
  const files: Record<string, string | Buffer> = {
    "favicon.svg": mark(look),
    "favicon.ico": await icon(look),
    "apple-touch-icon.png": await png(touch, 180),
    "icon-512.png": await png(mark(look), 512),
    "images/social-card.png": await png(socialCard(look, name), 1200),
  };
  for (let number = 1; number <= coverCount; number++) {
    files[`images/covers/${String(number).padStart(2, "0")}.webp`] = await webp(
      cover(look, number),
      coverWidth,
    );
  }
  return files;
}
