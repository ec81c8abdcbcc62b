/** Papers with lines on them. */
import { mix } from "../colours.ts";
import { tenth } from "../paths.ts";
import { level, type Print, stroked, upright } from "./print.ts";

/** An account book: blue lines, and a red one that nothing may cross. */
export const ledger: Print = (box, { colour }, chance) => {
  const gap = chance.between(17, 22);
  const margin = tenth(box.left + (box.right - box.left) * chance.pick([0.14, 0.82, 0.87]));
  const red = `M${margin} ${tenth(box.top)}V${tenth(box.bottom)}`;
  return (
    stroked(level(box, gap), 1.3) +
    stroked(
      `${red}M${margin + 5} ${tenth(box.top)}V${tenth(box.bottom)}`,
      1.3,
      ` stroke="${mix(colour, "#d8452f", 0.55)}"`,
    )
  );
};

export const graph: Print = (box, _, chance) => {
  const gap = chance.between(11, 14);
  return (
    stroked(level(box, gap) + upright(box, gap), 0.7) +
    stroked(level(box, gap * 5) + upright(box, gap * 5), 1.6)
  );
};

/** Music: five lines, and a tune that goes up and down as it likes. */
export const staves: Print = (box, { ink }, chance) => {
  let lines = "";
  let stems = "";
  let heads = "";
  for (let top = box.top + 14; top < box.bottom; top += 92) {
    for (let line = 0; line < 5; line++)
      lines += `M${tenth(box.left)} ${tenth(top + line * 9)}h${tenth(box.right - box.left)}`;
    let pitch = 4;
    for (let x = box.left + 20; x < box.right; x += chance.between(20, 46)) {
      pitch = Math.max(0, Math.min(8, pitch + Math.round(chance.between(-2.4, 2.4))));
      const y = tenth(top + 36 - pitch * 4.5);
      heads += `M${tenth(x - 4.5)} ${y}a5 3.9 -20 1 0 9 -1a5 3.9 -20 1 0 -9 1z`;
      stems += pitch < 4 ? `M${tenth(x + 4.6)} ${y}v-28` : `M${tenth(x - 4.6)} ${y}v28`;
      if (chance.maybe(0.16)) {
        stems += `M${tenth(x + 16)} ${tenth(top)}v36`;
        x += 18;
      }
    }
  }
  return stroked(lines, 1) + stroked(stems, 1.7) + `<path d="${heads}" fill="${ink}" stroke="none"/>`;
};

/** The inside of an envelope, so that nobody reads through it. */
export const envelope: Print = ({ left, right, top, bottom }, _, chance) => {
  const [wide, tall] = [right - left, bottom - top];
  const gap = chance.between(15, 20);
  let path = "";
  for (let start = -tall; start < wide; start += gap)
    path += `M${tenth(left + start)} ${tenth(bottom)}l${tenth(tall)} ${tenth(-tall)}`;
  return stroked(path, tenth(gap * 0.34));
};
