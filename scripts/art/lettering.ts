/** Letters drawn as brush strokes: capitals 75 high, small letters 50, baseline at 0; only what the pictures say. */
import { ellipse, place, stroke, type Point, type Shape } from "./shapes.ts";

type Glyph = readonly [advance: number, ...lines: Shape[]];
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });
const line = (...points: [number, number][]): Shape => points.map(([x, y]): Point => [x, y, 1]);
const bowl = arc(22, -24, 19, 24, 0, 360);
const hump = (x: number): Shape => [
  [x, -28],
  [x + 5, -43],
  [x + 17, -49],
  [x + 28, -43],
  [x + 31, -28],
  [x + 31, 0],
];

// prettier-ignore
const GLYPHS: Record<string, Glyph> = {
  a: [50, bowl, line([41, -48], [41, 0])],
  b: [50, arc(28, -24, 19, 24, 0, 360), line([8, -76], [8, 0])],
  c: [44, arc(23, -24, 19, 24, -42, -318)],
  d: [52, bowl, line([41, -76], [41, 0])],
  e: [48, [[5, -26], [24, -27], [41, -28], [38, -41], [23, -49], [8, -40], [4, -24], [10, -7], [24, 0], [39, -8]]],
  f: [34, [[32, -73], [22, -76], [15, -66], [14, -48], [14, 0]], line([3, -46], [28, -46])],
  g: [52, bowl, [[41, -48], [41, 6], [36, 19], [22, 23], [8, 18]]],
  h: [48, line([8, -76], [8, 0]), hump(8)],
  i: [22, line([11, -48], [11, 0]), line([11, -67], [11, -66])],
  l: [22, line([11, -76], [11, 0])],
  m: [80, line([8, -48], [8, 0]), hump(8), hump(39)],
  n: [48, line([8, -48], [8, 0]), hump(8)],
  o: [48, arc(24, -24, 20, 24, 0, 360)],
  p: [50, arc(28, -24, 19, 24, 0, 360), line([8, -48], [8, 24])],
  r: [34, line([8, -48], [8, 0]), [[8, -28], [14, -43], [24, -49], [32, -47]]],
  s: [40, [[34, -42], [22, -49], [9, -43], [9, -32], [20, -26], [32, -20], [34, -8], [22, 0], [5, -5]]],
  t: [36, [[15, -66], [15, -12], [20, -1], [32, -3]], line([3, -46], [30, -46])],
  u: [48, [[8, -48], [8, -20], [13, -4], [24, 0], [35, -6], [39, -20]], line([39, -48], [39, 0])],
  x: [44, line([5, -48], [38, 0]), line([38, -48], [5, 0])],
  y: [46, line([6, -48], [23, -4]), line([40, -48], [22, 2], [14, 22])],
  z: [42, line([6, -48], [36, -48], [6, 0], [37, 0])],
  E: [50, line([42, -75], [8, -75], [8, 0], [43, 0]), line([8, -39], [36, -39])],
  G: [62, [[54, -62], [43, -73], [30, -76], [12, -64], [6, -38], [12, -11], [31, 1], [47, -4], [55, -16], [55, -34]], line([36, -34], [55, -34])],
  O: [66, arc(33, -37.5, 27, 38, 0, 360)],
  P: [54, line([9, 0], [9, -75]), [[9, -75], [32, -75], [46, -66], [46, -47], [32, -36], [9, -36]]],
  S: [52, [[44, -64], [30, -76], [13, -70], [9, -56], [18, -43], [34, -35], [45, -22], [40, -5], [24, 1], [6, -8]]],
  T: [52, line([4, -75], [48, -75]), line([26, -75], [26, 0])],
  0: [52, arc(26, -37.5, 20, 38, 0, 360)],
  1: [34, line([5, -60], [20, -75], [20, 0])],
  2: [50, [[6, -58], [12, -71], [25, -76], [39, -69], [42, -54], [33, -36], [6, 0, 1], [45, 0, 1]]],
  3: [50, [[8, -68], [22, -76], [38, -70], [40, -54], [30, -42], [20, -40, 1], [34, -37], [44, -22], [37, -5], [22, 1], [6, -8]]],
  4: [54, line([36, 0], [36, -75], [5, -22], [48, -22])],
  5: [50, [[41, -75, 1], [13, -75, 1], [9, -43, 1], [24, -48], [39, -42], [44, -24], [37, -5], [22, 1], [6, -7]]],
  6: [50, [[38, -73], [20, -58], [9, -32], [10, -10], [24, 1], [39, -6], [43, -23], [35, -40], [23, -43], [10, -30]]],
  7: [48, line([5, -75], [44, -75], [17, 0])],
  8: [52, arc(26, -57, 16, 18, 90, 450), arc(26, -20, 20, 20, -90, 270)],
  9: [50, [[12, -1], [30, -16], [41, -43], [40, -65], [26, -76], [11, -69], [7, -52], [15, -35], [27, -32], [40, -45]]],
  "%": [66, arc(16, -60, 11, 14, 0, 360), arc(50, -15, 11, 14, 0, 360), line([52, -75], [13, 0])],
  " ": [26],
};

/** The width of a text at size 1, in pixels. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (GLYPHS[letter]?.[0] ?? 0) + 6, -6);

/** Shapes of a text centred on 0,0's baseline and placed; `pen` is the stroke's width before placing. */
export function write(text: string, at: Parameters<typeof place>[0], pen = 11): Shape[] {
  const put = place(at);
  let x = -widthOf(text) / 2;
  return [...text].flatMap((letter) => {
    const [advance, ...lines] = GLYPHS[letter] ?? [0];
    const shapes = lines.map((points) => {
      const moved = points.map(([px, py, corner]): Point => (corner ? [px + x, py, corner] : [px + x, py]));
      const [first, last] = [moved[0] as Point, moved.at(-1) as Point];
      return put(
        points.length === 2 && Math.hypot(last[0] - first[0], last[1] - first[1]) < 2
          ? ellipse(first[0], first[1], pen * 0.65)
          : stroke(moved, pen),
      );
    });
    x += advance + 6;
    return shapes;
  });
}
