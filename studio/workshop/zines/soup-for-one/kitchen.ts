/** What the soup is made of and eaten from. Everything stands on or around 0,0 before placing. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place, rect, type Shape } from "../../shapes.ts";
import { CREAM, LIGHT, NIGHT, RUST, SOUP } from "./inks.ts";

export type At = Parameters<typeof place>[0];

/** A shape in a colour with a burgundy outline. */
export function edged(p: Picture, shape: Shape, tones: Tones, width = 11): void {
  p.paint(shape, tones);
  p.print(rim(shape, width), NIGHT);
}

/** About 170 high, standing on its root. */
export function onion(p: Picture, at: At): void {
  const put = place(at);
  const skin = put(
    blob([
      0, 0, -56, -10, -84, -62, -58, -112, -16, -132, -6, -178, 12, -178, 18, -132, 60, -112, 84, -62, 56,
      -10,
    ]),
  );
  edged(p, skin, SOUP);
  p.print(put(blob([30, -140, 90, -100, 96, -40, 40, 6, 10, 4, 52, -40, 56, -90])), { burgundy: 0.4 }, skin);
  for (const x of [-40, -8, 26])
    p.print(put(line([x * 0.3, -128, x * 1.3, -64, x * 0.5, -4], 6)), NIGHT, skin);
  for (const x of [-14, 0, 14]) p.print(put(line([x * 0.5, 0, x, 22], 6)), NIGHT);
}

/** About 270 long, lying with its tip to the left. */
export function carrot(p: Picture, at: At): void {
  const put = place(at);
  for (const [x, y] of [
    [196, -64],
    [214, -22],
    [200, 28],
  ] as const)
    p.paint(put(line([116, -2, 150, y * 0.4, x, y], (t) => 10 + 16 * t)), NIGHT);
  const root = put(blob([-134, 8, -40, -26, 60, -46, 116, -38, 132, 0, 112, 36, 50, 40, -50, 26]));
  edged(p, root, RUST);
  for (const [x, y, w] of [
    [-30, -22, 26],
    [20, -34, 34],
    [66, 34, -36],
    [-6, 28, -24],
    [92, -36, 28],
  ] as const)
    p.print(put(line([x, y, x + 4, y + w], 7)), NIGHT, root);
}

/** About 110 high. */
export function garlic(p: Picture, at: At): void {
  const put = place(at);
  edged(p, put(blob([-8, -108, 8, -96, 34, -50, 44, -14, 20, 6, -24, 6, -44, -18, -34, -56])), CREAM);
  p.print(put(line([-4, -92, -14, -50, -12, -8], 6)), NIGHT);
  p.print(put(line([4, -88, 18, -50, 20, -12], 6)), NIGHT);
}

/** A spoon lying along its handle, bowl at 0,0, handle to the right; `load` is what lies in it. */
export function spoon(p: Picture, at: At, load?: Tones): void {
  const put = place(at);
  p.paint(put(line([40, 0, 140, -4, 250, 0], (t) => 17 + 9 * t)), NIGHT);
  edged(p, put(ellipse(0, 0, 60, 42)), CREAM);
  if (load) p.paint(put(blob([-44, -4, -20, -30, 22, -30, 42, 0, 20, 26, -26, 26])), load);
}

/** From the side: about 300 wide and 150 high, the rim at the top; steam is drawn apart. */
export function bowl(p: Picture, at: At, band: Tones = LIGHT): void {
  const put = place(at);
  const body = put(
    blob([-150, -140, -146, -90, -104, -26, -60, -8, 60, -8, 104, -26, 146, -90, 150, -140, 0, -134]),
  );
  edged(p, put(cut([-56, -14, 56, -14, 64, 10, -64, 10])), CREAM);
  edged(p, body, CREAM);
  p.paint(put(cut([-142, -84, 142, -84, 128, -58, -128, -58])), band, body);
  p.print(rim(body, 11), NIGHT);
  edged(p, put(ellipse(0, -140, 150, 26)), SOUP);
}

/** A mug from the side, about 150 wide. */
export function mug(p: Picture, at: At, fill: Tones): void {
  const put = place(at);
  p.paint(put(line([60, -110, 124, -112, 118, -46, 62, -40], 20)), NIGHT);
  edged(p, put(blob([-74, -146, -72, -40, -62, -2, 62, -2, 72, -40, 74, -146])), CREAM);
  edged(p, put(ellipse(0, -146, 74, 16)), fill);
  p.paint(put(rect(-68, -86, 136, 26)), SOUP);
}

/** Three strands that rise and waver from 0,0; about 220 high. */
export function steam(p: Picture, at: At, tones: Tones): void {
  const put = place(at);
  for (const [x, h] of [
    [-62, 150],
    [0, 220],
    [62, 170],
  ] as const)
    p.paint(
      put(
        line([x, 0, x + 18, -h * 0.28, x - 14, -h * 0.6, x + 10, -h], (t) => 7 + 13 * Math.sin(Math.PI * t)),
      ),
      tones,
    );
}
