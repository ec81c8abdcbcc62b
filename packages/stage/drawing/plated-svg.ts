import type { PlateSetting } from "./drawn.ts";

export interface DrawnPlate extends PlateSetting {
  /** What its ink prints, as SVG: the ink, its screens, and white where ink is taken away. */
  drawn: string;
}

interface Plated {
  width: number;
  height: number;
  /** #rrggbb */
  paper: string;
  plates: readonly DrawnPlate[];
  /** What the plates refer to besides their screens. */
  defs?: string;
}

/** Between two dots of a screen, in units of the sheet. */
const PITCH = 12;

/** Paper and plates as one drawing: a group for each ink, multiplied on the paper. */
export function platedSvg(
  { width, height, paper, plates, defs = "" }: Plated,
  title: string,
  description: string,
): string {
  const screens = plates.map(screensOf).join("");
  const groups = plates.map((plate) => plateSvg(plate, width, height)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${named("title", title)}${named("desc", description)}<defs>${screens}${defs}</defs><g style="isolation:isolate"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/>${groups}</g></svg>`;
}

const named = (element: string, text: string) =>
  text && `<${element}>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</${element}>`;

function plateSvg({ ink, slip, drawn }: DrawnPlate, width: number, height: number): string {
  const id = ink.name.toLowerCase().replaceAll(" ", "-");
  return `<g id="${id}" style="mix-blend-mode:multiply;isolation:isolate" transform="translate(${slip.x} ${slip.y}) rotate(${slip.turn} ${width / 2} ${height / 2})">${drawn}</g>`;
}

/** What fills a tone of a plate, one above the other. A screen's ground is laid by itself, for the seams of a pattern's tiles would show. */
export function solidOrScreen(tone: number, order: number, colour: string): string[] {
  const ground = tone > 0.5 ? colour : "#fff";
  return tone > 0 && tone < 1 ? [ground, screenOf(tone, order)] : [ground];
}

/** The dots of a tone alone. */
export const screenOf = (tone: number, order: number): string => `url(#s${order}-${tone * 100})`;

function screensOf({ ink, angle, drawn }: DrawnPlate, order: number): string {
  const firstUse = (tone: number) => drawn.indexOf(screenOf(tone, order));
  const tones = [0.25, 0.5, 0.75]
    .filter((tone) => firstUse(tone) >= 0)
    .toSorted((one, other) => firstUse(one) - firstUse(other));
  return tones.map((tone) => screen(`s${order}-${tone * 100}`, ink.colour, tone, angle)).join("");
}

/** Dark tones are paper dots in ink, so that dots never touch. */
function screen(id: string, colour: string, tone: number, angle: number): string {
  const radius = dotRadius(Math.min(tone, 1 - tone));
  return `<pattern id="${id}" width="${PITCH}" height="${PITCH}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><circle cx="${PITCH / 2}" cy="${PITCH / 2}" r="${radius}" fill="${tone > 0.5 ? "#fff" : colour}"/></pattern>`;
}

function dotRadius(share: number): number {
  return Math.round(PITCH * Math.sqrt(share / Math.PI) * 100) / 100;
}
