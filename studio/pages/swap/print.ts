import { type Face, lineSizes, type Layer, stampSizes, steps, swapPage, type SwapKit } from "./kit.ts";
import { isLine, type LineMark, type Mark, type StampMark, type SwapPage } from "./swap.ts";

/** The class of a mark in a drawing: inks mix where they meet, as `multiply`. */
const inkClass = "swap-ink";
/** The id of what a tone is cut out with. */
const cutOf = (stamp: number, layer: number) => `swap-cut-${stamp}-${layer}`;

/**
 * What tones of stamps are cut out with; a document needs it once. Their dots are lines of round dashes: browsers draw rotated patterns
 * with seams.
 */
export function cutouts(kit: SwapKit, stamps: Iterable<number> = kit.stamps.keys()): string {
  return [...new Set(stamps)]
    .flatMap((stamp) =>
      (kit.stamps[stamp]?.layers ?? []).map(([how, path], layer) =>
        how === "tone" ? `<clipPath id="${cutOf(stamp, layer)}"><path d="${path}"/></clipPath>` : "",
      ),
    )
    .join("");
}

/** From dot to dot, and how large they are, in a stamp's own units. */
const screen = { step: 4.4, dot: 2.9 };
const rows = Array.from(
  { length: 34 },
  (_, row) => `M${row % 2 ? -22.2 : -20} ${round(row * screen.step - 24)}H122`,
).join("");
/** Each ink has its own angle. */
const angles = [45, 75, 15, 0, 30, 60, 90, 20];

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
  return `<g transform="translate(-50 -50)">${layers.map((layer, at) => plate(layer, kit, ink, cutOf(stamp, at))).join("")}</g>`;
}

/** A stamp alone, for its place in the drawer. */
export function stampAlone(kit: SwapKit, stamp: number, ink: number): string {
  return (kit.stamps[stamp]?.layers ?? [])
    .map((layer, at) => plate(layer, kit, ink, cutOf(stamp, at)))
    .join("");
}

/** Tones lie a little out of register. */
function plate([how, path, width]: Layer, { inks }: SwapKit, ink: number, cut: string): string {
  const colour = how === "cut" ? "#fff" : (inks[ink]?.value ?? "#000");
  if (how === "tone")
    return `<g clip-path="url(#${cut})" transform="translate(1.6 1.9)"><path d="${rows}" transform="rotate(${angles[ink]} 50 50)" fill="none" stroke="${colour}" stroke-width="${screen.dot}" stroke-linecap="round" stroke-dasharray="0 ${screen.step}"/></g>`;
  return width
    ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="${path}" fill="${colour}"/>`;
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

interface SetSign {
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
  const used = marks.flatMap((mark) => (isLine(mark) ? [] : [mark.stamp]));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>.${inkClass}{mix-blend-mode:multiply}</style><defs>${cutouts(kit, used)}</defs>`,
    `<rect width="${width}" height="${height}" fill="${stock}"/>`,
    ...marks.map((mark) => printMark(kit, mark)),
    `${wear(stock)}</svg>`,
  ].join("");
}

/** Where the ink has not taken: flecks of bare paper. */
function wear(stock: string): string {
  const lines = Array.from({ length: 46 }, (_, at) => {
    const y = round(at * 43.7 - 140 + ((at * 29) % 17));
    return `M${-((at * 173) % 331)} ${y}L1300 ${round(y + 170 - ((at * 53) % 61))}`;
  });
  return `<path d="${lines.join("")}" fill="none" stroke="${stock}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0 41 1 97 0 29 2 131 0 67"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
