/** Screams as things that are drawn: letters that grow, rays that spread. */
import { cutLetters } from "../../lettering-block.ts";
import type { Tones } from "../../riso.ts";
import { poly } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";

/** One text of single letters, each set by hand: x, y of its foot's middle, size, turn. */
export function shout(
  p: ZinePage,
  text: string,
  spots: readonly (readonly [number, number, number, number])[],
  tones: Tones,
  cut = true,
): void {
  p.texts.push(text);
  [...text].forEach((letter, i) => {
    const [x, y, size, turn] = spots[i] ?? [0, 0, 1, 0];
    for (const shape of cutLetters(letter, { x, y, size, turn }, { seed: `${i}` })) {
      if (cut) p.paint(shape, tones);
      else p.print(shape, tones);
    }
  });
}

/** Wedges around a point, from one distance to another. */
export function wedges(
  p: ZinePage,
  [x, y]: readonly [number, number],
  count: number,
  from: number,
  to: number,
  tones: Tones,
  turn = 0,
): void {
  for (let i = 0; i < count; i++) {
    const [a, b] = [((i + turn) / count) * Math.PI * 2, ((i + turn + 0.5) / count) * Math.PI * 2];
    const at = (angle: number, far: number): readonly [number, number] => [
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
    ];
    p.print(poly(at(a, from), at(a, to), at(b, to), at(b, from)), tones);
  }
}
