/** Papers that somebody has made or worked on. */
import { brightness, mix } from "../colours.ts";
import type { Box } from "../../hand.ts";
import type { Chance } from "@toadstool/stage";
import { tenth } from "../paths.ts";
import { type Print, stroked } from "./print.ts";

/** Sugar paper: a flat colour with short fibres in it. */
export const sugar: Print = (box, { colour }, chance) =>
  stroked(fibres(box, chance, 1800, 5, 14), 1.1, ` stroke="${mix(colour, "#ffffff", 0.28)}" opacity=".7"`) +
  stroked(fibres(box, chance, 2400, 4, 10), 1.1, ` stroke="${mix(colour, "#20182e", 0.3)}" opacity=".45"`);

/** Parcel paper: ribs, and long fibres. */
export const kraft: Print = (box, { colour }, chance) => {
  let ribs = "";
  for (let y = box.top; y < box.bottom; y += chance.between(9, 17))
    ribs += `M${tenth(box.left)} ${tenth(y)}h${tenth(box.right - box.left)}`;
  return (
    stroked(ribs, 2.4, ` stroke="${mix(colour, "#5a3a1c", 0.12)}"`) +
    stroked(fibres(box, chance, 900, 8, 26), 1.3, ` stroke="${mix(colour, "#fff4dc", 0.4)}"`) +
    stroked(fibres(box, chance, 900, 6, 22), 1.2, ` stroke="${mix(colour, "#4a2c14", 0.4)}" opacity=".7"`)
  );
};

/** Gouache, with a broad brush that runs dry. */
export const painted: Print = ({ left, right, top, bottom }, { colour, ink }, chance) => {
  let broad = "";
  let dry = "";
  const long = right - left;
  for (let y = top - 6; y < bottom + 10; y += chance.between(15, 27)) {
    const start = left + long * (chance.maybe(0.5) ? -0.02 : chance.between(0, 0.6));
    const end = Math.min(right + 10, start + long * chance.between(0.35, 0.9));
    const bow = chance.between(-9, 9);
    broad += `M${tenth(start)} ${tenth(y)}q${tenth((end - start) / 2)} ${tenth(bow)} ${tenth(end - start)} ${tenth(bow / 3)}`;
    for (let hair = 0; hair < 3; hair++) {
      const from = start + (end - start) * chance.between(0.3, 0.8);
      dry += `M${tenth(from)} ${tenth(y + chance.between(-7, 7) + bow / 3)}l${tenth((end - from) * 0.94)} ${tenth(chance.between(-1.4, 1.4))}`;
    }
  }
  const light = mix(colour, brightness(colour) > 0.8 ? ink : "#ffffff", 0.2);
  return (
    stroked(broad, 15, ` stroke="${mix(colour, ink, 0.34)}" opacity=".6"`) +
    stroked(dry, 2.2, ` stroke="${light}" opacity=".8"`)
  );
};

/** A page of squares, every other one filled in with a blue pencil during a long meeting. */
export const squares: Print = ({ left, right, top, bottom }, { ink }, chance) => {
  const side = chance.between(26, 34);
  let pencil = "";
  let row = 0;
  for (let y = top; y < bottom; y += side, row++)
    for (let x = left + (row % 2) * side; x < right; x += side * 2) {
      if (chance.maybe(0.06)) continue;
      const step = side / 5;
      pencil += `M${tenth(x + 2)} ${tenth(y + side - 2)}`;
      for (let stroke = 0; stroke < 4; stroke++)
        pencil += `l${tenth(step * 0.4 + chance.between(-1, 1))} ${tenth(4 - side)}l${tenth(step * 0.7)} ${tenth(side - 4)}`;
    }
  return stroked(pencil, 2, ` stroke="${ink}" stroke-linejoin="round" opacity=".8"`);
};

/** Water that somebody has drawn with a ruling pen: rows of low waves. */
export const waves: Print = ({ left, right, top, bottom }, _, chance) => {
  let near = "";
  let gap = 11;
  for (let y = top + 14; y < bottom; y += gap, gap *= 1.09)
    for (let x = left + chance.between(0, 90); x < right; x += chance.between(70, 190)) {
      const long = gap * chance.between(0.9, 1.3);
      const count = chance.pick([1, 2, 3]);
      near += `M${tenth(x)} ${tenth(y)}`;
      for (let wave = 0; wave < count; wave++)
        near += `q${tenth(long / 2)} ${tenth(-long * 0.36)} ${tenth(long)} 0`;
    }
  return stroked(near, 1.9);
};

/** One fibre for each `space` square units. */
function fibres(
  { left, right, top, bottom }: Box,
  chance: Chance,
  space: number,
  short: number,
  long: number,
): string {
  let path = "";
  for (let count = Math.min(170, ((right - left) * (bottom - top)) / space); count > 0; count--) {
    const angle = chance.between(0, Math.PI);
    const reach = chance.between(short, long);
    path += `M${tenth(chance.between(left, right))} ${tenth(chance.between(top, bottom))}q${tenth(reach * 0.5 * Math.cos(angle) + chance.between(-2, 2))} ${tenth(reach * 0.5 * Math.sin(angle) + chance.between(-2, 2))} ${tenth(reach * Math.cos(angle))} ${tenth(reach * Math.sin(angle))}`;
  }
  return path;
}
