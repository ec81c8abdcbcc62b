import {
  type Face,
  lineSizes,
  type Layer,
  type Stamp,
  stampSizes,
  steps,
  swapPage,
  type SwapKit,
} from "./kit.ts";
import { isLine, type LineMark, type Mark, type StampMark, type SwapPage } from "./swap.ts";

/** The class of a mark in a drawing: inks mix where they meet, as `multiply`. */
export const inkClass = "swap-ink";
/** The id of the screen of dots in an ink: see `screens`. */
const screenOf = (ink: number) => `swap-screen-${ink}`;

/** The screens of dots in which tones are printed; a document needs them once. */
export function screens(kit: SwapKit): string {
  return kit.inks
    .map(
      ({ value }, ink) =>
        `<pattern id="${screenOf(ink)}" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(${[45, 75, 15, 0, 30, 60][ink] ?? 45})"><circle cx="2.3" cy="2.3" r="1.45" fill="${value}"/></pattern>`,
    )
    .join("");
}

/** A mark as SVG, in its place on the page. */
export function printMark(kit: SwapKit, mark: Mark): string {
  const { x, y } = placeOf(mark);
  const turn = (mark.turn * 360) / steps.turn;
  const scale = isLine(mark) ? lineSizes[mark.size] : stampSizes[mark.size];
  const inner = isLine(mark) ? lineInside(kit, mark) : stampInside(kit, mark);
  return `<g class="${inkClass}" transform="translate(${x} ${y}) rotate(${round(turn)}) scale(${scale})">${inner}</g>`;
}

/** The pixels at which the middle of a mark is. */
export function placeOf({ x, y }: Pick<Mark, "x" | "y">) {
  return {
    x: Math.round((x * swapPage.width) / steps.place),
    y: Math.round((y * swapPage.height) / steps.place),
  };
}

/** Half the width and height of what a mark covers, before it is turned, in pixels. */
export function reachOf(kit: SwapKit, mark: Mark): { x: number; y: number } {
  if (!isLine(mark)) {
    const half = 50 * (stampSizes[mark.size] ?? 1);
    return { x: half, y: half };
  }
  const scale = lineSizes[mark.size] ?? 1;
  return { x: (widthOf(kit, mark) / 2) * scale + 12, y: 52 * scale };
}

function stampInside(kit: SwapKit, { stamp, ink }: StampMark): string {
  const layers = kit.stamps[stamp]?.layers ?? [];
  return `<g transform="translate(-50 -50)">${layers.map((layer) => plate(layer, kit, ink)).join("")}</g>`;
}

/** A stamp alone, for its place in the drawer. */
export function stampAlone({ layers }: Stamp, kit: SwapKit, ink: number): string {
  return layers.map((layer) => plate(layer, kit, ink)).join("");
}

/** Tones lie a little out of register. */
function plate([how, path, width]: Layer, { inks }: SwapKit, ink: number): string {
  const colour =
    how === "cut" ? "#fff" : how === "tone" ? `url(#${screenOf(ink)})` : (inks[ink]?.value ?? "#000");
  const slip = how === "tone" ? ' transform="translate(1.6 1.9)"' : "";
  return width
    ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="${path}" fill="${colour}"${slip}/>`;
}

function lineInside(kit: SwapKit, mark: LineMark): string {
  const { pen } = kit.faces[mark.face] ?? {};
  const colour = kit.inks[mark.ink]?.value ?? "#000";
  const look = pen
    ? `fill="none" stroke="${colour}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${colour}" fill-rule="evenodd"`;
  const signs = setSigns(kit, mark).map(
    ({ path, x, lift, lean }) =>
      `<path transform="translate(${round(x)} ${lift}) rotate(${lean})" d="${path}"/>`,
  );
  return `<g ${look}>${signs.join("")}</g>`;
}

export interface SetSign {
  path: string;
  x: number;
  /** No two sorts stand alike. */
  lift: number;
  lean: number;
}

/** The signs of a line from the left, about its middle; spaces left out. */
export function setSigns(kit: SwapKit, mark: LineMark): SetSign[] {
  const width = widthOf(kit, mark);
  let x = -width / 2;
  return signsOf(kit, mark).flatMap(([advance, path], at) => {
    const uneven = ((at * 37 + mark.text.length * 11) % 7) - 3;
    const sign = { path, x, lift: 37 + uneven, lean: uneven * 0.6 };
    x += advance;
    return path ? [sign] : [];
  });
}

const widthOf = (kit: SwapKit, mark: LineMark) =>
  signsOf(kit, mark).reduce((sum, [advance]) => sum + advance, 0);

function signsOf(kit: SwapKit, { face, text }: LineMark) {
  const { signs = {}, isCapitals = false }: Partial<Face> = kit.faces[face] ?? {};
  return [...(isCapitals ? text.toUpperCase() : text)].map((sign) => signs[sign] ?? ([26, ""] as const));
}

/** A whole page as a picture of its own. */
export function printPage(kit: SwapKit, { paper, marks }: SwapPage): string {
  const { width, height } = swapPage;
  const stock = kit.papers[paper]?.value ?? "#fff";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>.${inkClass}{mix-blend-mode:multiply}</style><defs>${screens(kit)}${wear(stock)}</defs>`,
    `<rect width="${width}" height="${height}" fill="${stock}"/>`,
    ...marks.map((mark) => printMark(kit, mark)),
    `<rect width="${width}" height="${height}" fill="url(#swap-wear)"/></svg>`,
  ].join("");
}

/** Where the ink has not taken: flecks of bare paper. */
export function wear(stock: string): string {
  const flecks = Array.from({ length: 46 }, (_, at) => {
    const [x, y] = [(at * 61.7 + (at % 5) * 13) % 190, (at * 97.3 + (at % 7) * 11) % 170];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.7 + (at % 4) * 0.45)}"/>`;
  });
  return `<pattern id="swap-wear" width="190" height="170" patternUnits="userSpaceOnUse" patternTransform="rotate(7)"><g fill="${stock}">${flecks.join("")}</g></pattern>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
