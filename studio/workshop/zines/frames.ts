/** What holds words and scenes on a zine's page: speech bubbles, bursts, panels, labels and the page's number. */
import { rim } from "../cast/pen.ts";
import { RUNNING, caption, type Words } from "./words.ts";
import { largestSize, writeLines, type Box } from "../lettering-lines.ts";
import { between, random } from "@toadstool/stage/seeded";
import type { Tones } from "../riso.ts";
import { curve, poly, type Point, type Shape } from "../shapes.ts";
import type { ZinePage } from "./zine-page.ts";

export interface BubbleLook extends Words {
  /** Where the tail's tip is; without it there is none. */
  tail?: readonly [x: number, y: number];
  fill?: Tones;
  /** The outline; its ink is also that of the words unless `tones` says otherwise. */
  edge?: Tones;
  /** The outline's width in pixels. */
  stroke?: number;
}

/** Speech in a cut-out bubble around a box's middle. The box is that of the words; the bubble reaches about 60 px beyond. */
export function bubble(p: ZinePage, text: string, box: Box, look: BubbleLook = {}): void {
  const { fill = {}, edge = { [p.inks.at(-1) as string]: 1 }, stroke = 12, tail, ...words } = look;
  const hand = { align: "centre", size: RUNNING, ...words } as const;
  const { width, height } = writeLines(text, box, hand);
  const [cx, cy] = [box.x + box.width / 2, box.y + height / 2];
  const [rx, ry] = [width / 2 + 64, height / 2 + 50];
  const body = pillow(cx, cy, rx, ry);
  if (tail) {
    const pointer = tailTo(cx, cy, Math.min(rx, ry) * 0.42, tail);
    p.paint(rim(pointer, stroke * 2), edge);
    p.paint(rim(body, stroke * 2), edge);
    p.paint(pointer, fill);
  } else p.paint(rim(body, stroke * 2), edge);
  p.paint(body, fill);
  caption(p, text, box, { tones: edge, ...hand });
}

/** A closed shape between ellipse and rectangle. */
function pillow(cx: number, cy: number, rx: number, ry: number): Shape {
  return Array.from({ length: 72 }, (_, i): Point => {
    const a = (i / 72) * Math.PI * 2;
    const round = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.62;
    return [cx + rx * round(Math.cos(a)), cy + ry * round(Math.sin(a))];
  });
}

function tailTo(cx: number, cy: number, half: number, [x, y]: readonly [number, number]): Shape {
  const length = Math.hypot(x - cx, y - cy);
  const [nx, ny] = [(-(y - cy) / length) * half, ((x - cx) / length) * half];
  const bend: Point = [(cx + x) / 2 + nx * 0.7, (cy + y) / 2 + ny * 0.7];
  const back: Point = [(cx + x) / 2 - nx * 0.05, (cy + y) / 2 - ny * 0.05];
  return curve([[cx + nx, cy + ny, 1], bend, [x, y, 1], back, [cx - nx, cy - ny, 1]]);
}

/** A jagged star, for noises: `points` teeth, `depth` 0…1 of the radius cut away between them. */
export function burst(
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  points = 18,
  depth = 0.28,
  seed = "burst",
): Shape {
  const r = random(seed);
  return poly(
    ...Array.from({ length: points * 2 }, (_, i): readonly [number, number] => {
      const a = ((i + between(r, -0.22, 0.22)) / (points * 2)) * Math.PI * 2;
      const reach = i % 2 ? 1 - depth - between(r, 0, 0.08) : 1 - between(r, 0, 0.16);
      return [cx + Math.cos(a) * rx * reach, cy + Math.sin(a) * ry * reach];
    }),
  );
}

/** A panel cut by scissors: a box whose corners are a little off. Use it as `inside` for what it shows. */
export function panel(box: Required<Box>, seed: string, off = 14): Shape {
  const r = random(`panel/${seed}`);
  const corner = (x: number, y: number): [number, number] => [
    x + between(r, -off, off),
    y + between(r, -off, off),
  ];
  const { x, y, width, height } = box;
  return poly(corner(x, y), corner(x + width, y), corner(x + width, y + height), corner(x, y + height));
}

/** The outline of a shape in ink, over what is below. */
export const frame = (p: ZinePage, shape: Shape, tones: Tones, width = 12): void =>
  void p.paint(rim(shape, width), tones);

/** Words on a strip of cut paper, as large as the strip lets them be up to size 0.95. The box is the strip. */
export function label(
  p: ZinePage,
  text: string,
  box: Required<Box>,
  look: Words & { fill?: Tones } = {},
): void {
  const { fill = {}, ...words } = look;
  p.paint(panel(box, text, 9), fill);
  const inner = { x: box.x + 24, y: box.y + 14, width: box.width - 48, height: box.height - 28 };
  const hand = { align: "centre", leading: 104, ...words } as const;
  const size = words.size ?? largestSize(text, inner, hand, 0.95);
  const { height } = writeLines(text, inner, { ...hand, size });
  const y = box.y + (box.height - height) / 2 + 6 * size;
  caption(p, text, { ...inner, y, height: height + 1 }, { ...hand, size });
}
