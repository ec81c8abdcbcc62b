/**
 * How wide the header has to be, in rem, for the menu’s links to be a row: the least of the widths that header.module.css
 * knows. Null where even the greatest is not enough, and the menu stays behind its button.
 */
export function menuWidth(header: HeaderWords): MenuWidth {
  const key = JSON.stringify(header);
  if (last?.key !== key) last = { key, width: narrowest(header) };
  return last.width;
}

/** The width that was computed last: all pages have the same menu. */
let last: { key: string; width: MenuWidth } | undefined;

function narrowest({ name, labels, icons }: HeaderWords): MenuWidth {
  for (const width of widths) {
    const whole = widthOf({ name, labels, icons, padding: 1.5 }, width);
    const close = widthOf({ name, labels, icons, padding: 1.1 }, width);
    const bare = widthOf({ name, labels, icons: 0, padding: 1.1 }, width);
    if (whole <= width) return { width };
    if (bare <= width && whole <= width * wider) return { width, tight: close <= width ? "close" : "bare" };
  }
  return { width: null };
}

interface HeaderWords {
  name: string;
  /** Of the links, with those that the menu adds by itself. */
  labels: readonly string[];
  /** Links with an icon alone. */
  icons: number;
}

interface MenuWidth {
  width: (typeof widths)[number] | null;
  /** Until the header is a quarter wider, there is less space between the links, or there are no icons either. */
  tight?: "close" | "bare";
}

/** 870 px where a person has not chosen larger letters. */
const widths = [54.375, 64, 74, 86] as const;
const wider = 1.25;

/** For what an estimate gets wrong. */
const spare = 0.25;
const iconWidth = 2.75;
const gap = 0.75;

function widthOf({ name, labels, icons, padding }: HeaderWords & { padding: number }, width: number): number {
  const hundredth = width / 100;
  const gutter = clamp(1.125, 0.6 + 2.4 * hundredth, 3);
  const brand = clamp(1.25, 1.19 + 0.3 * hundredth, 1.4375) * (textWidth(name) * 0.95 + 1.9);
  const link = clamp(1.0625, 1.03 + 0.16 * hundredth, 1.1875);
  const row = labels.reduce((sum, label) => sum + textWidth(label) + padding, 0) * link;
  const symbols = iconWidth + (icons > 0 ? gap + icons * iconWidth : 0);
  return 2 * gutter + brand + 1 + row + symbols + spare;
}

/** In em, of the site’s font at the size of the menu. */
function textWidth(text: string): number {
  return Array.from(text, (sign) => advances.find(([signs]) => signs.test(sign))?.[1] ?? 0.58).reduce(
    (sum, advance) => sum + advance,
    0,
  );
}

const advances: [RegExp, number][] = [
  [/[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.3],
  [/\p{Mark}|\p{Join_Control}/u, 0],
  [/[mwMW@—]/, 0.94],
  [/[ijlI.,:;'’!|\s]/, 0.28],
  [/[frtJ1()-]/, 0.4],
  [/\p{Lu}/u, 0.69],
];

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
