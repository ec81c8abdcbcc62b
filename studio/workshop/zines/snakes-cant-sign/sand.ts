/** The desert Snake lives in: dunes, cactuses, rocks, and what is written in the sand. */
import { blob, bow, line, rim } from "../../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place } from "../../shapes.ts";
import { BARE, DARK } from "./inks.ts";

/** A cactus standing on x, y, about 200 high at size 1. */
export function cactus(
  p: Picture,
  at: Parameters<typeof place>[0],
  tones: Tones = DARK,
  ribs: Tones = BARE,
): void {
  const put = place(at);
  p.paint(put(line([0, 10, -2, -90, 0, -190], 56)), tones);
  p.paint(put(line([0, -70, -60, -74, -72, -110, -70, -140], 36)), tones);
  p.paint(put(line([0, -50, 62, -56, 76, -96, 74, -160], 36)), tones);
  for (const x of [-12, 8]) p.paint(put(line([x, -6, x, -186], 4)), ribs);
  p.paint(put(line([-71, -112, -70, -138], 4)), ribs);
  p.paint(put(line([75, -92, 74, -156], 4)), ribs);
}

/** A rock standing on x, y, about 240 wide at size 1. */
export function rock(p: Picture, at: Parameters<typeof place>[0], tones: Tones): void {
  const put = place(at);
  const body = blob([-120, 4, -128, -50, -90, -116, -20, -140, 50, -128, 110, -80, 128, -20, 116, 6]);
  p.paint(put(body), tones);
  p.print(put(rim(body, 9)), DARK);
  p.print(put(line([-70, -92, -44, -70, -50, -40], 7)), DARK);
  p.print(put(line([40, -104, 58, -84], 7)), DARK);
}

/** Short ripples thrown over a box, where `clear` allows. */
export function ripples(
  p: Picture,
  seed: string,
  [x, y, w, h]: readonly [number, number, number, number],
  count: number,
  tones: Tones,
  clear: (x: number, y: number) => boolean = () => true,
): void {
  const r = random(seed);
  for (let i = 0; i < count; i++) {
    const [cx, cy, length] = [between(r, x, x + w), between(r, y, y + h), between(r, 40, 110)];
    if (clear(cx, cy)) p.print(bow(cx - length / 2, cy, cx + length / 2, cy + 4, -10, 8), tones);
  }
}

/** Pebbles, seen from above. */
export function pebbles(
  p: Picture,
  seed: string,
  [x, y, w, h]: readonly [number, number, number, number],
  count: number,
  tones: Tones,
): void {
  const r = random(seed);
  for (let i = 0; i < count; i++)
    p.paint(ellipse(between(r, x, x + w), between(r, y, y + h), between(r, 5, 12), between(r, 4, 9)), tones);
}
