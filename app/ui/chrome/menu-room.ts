/**
 * How wide the header has to be, in rem, for the menu’s links to be a row: the least of the widths that header.module.css
 * knows. Null where even the greatest is not enough, and the menu stays behind its button.
 */
export function menuRoom({ name, labels, icons }: HeaderWords): MenuRoom {
  for (const room of rooms) {
    const whole = widthOf({ name, labels, icons, padding: 1.5 }, room);
    const tight = widthOf({ name, labels, icons: 0, padding: 1.1 }, room);
    if (tight <= room && whole <= room * roomy) return { room, isTight: whole > room };
  }
  return { room: null, isTight: false };
}

interface HeaderWords {
  name: string;
  /** Of the links, with those that the menu adds by itself. */
  labels: readonly string[];
  /** Links with an icon alone. */
  icons: number;
}

interface MenuRoom {
  room: (typeof rooms)[number] | null;
  /** Without icons and with less space between the links, until the header is a fifth wider. */
  isTight: boolean;
}

/** 870 px where a person has not chosen larger letters. */
const rooms = [54.375, 64, 74, 86] as const;
const roomy = 1.195;

/** Estimated from the advances of the site’s font; rather too wide. */
function widthOf({ name, labels, icons, padding }: HeaderWords & { padding: number }, room: number): number {
  const hundredth = room / 100;
  const gutter = clamp(1.125, 0.6 + 2.4 * hundredth, 3);
  const brand = clamp(1.25, 1.19 + 0.3 * hundredth, 1.4375) * (textWidth(name) * 1.05 + 1.9);
  const link = clamp(1.0625, 1.03 + 0.16 * hundredth, 1.1875);
  const row = labels.reduce((sum, label) => sum + textWidth(label) + padding, 0) * link;
  return 2 * gutter + brand + 1 + row + (icons > 0 ? 0.75 + icons * 2.75 : 0);
}

/** In em. */
function textWidth(text: string): number {
  return Array.from(text, (sign) => advances.find(([signs]) => signs.test(sign))?.[1] ?? 0.55).reduce(
    (sum, advance) => sum + advance,
    0,
  );
}

const advances: [RegExp, number][] = [
  [/[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.3],
  [/\p{Mark}|\p{Join_Control}/u, 0],
  [/[mwMW@—]/, 0.85],
  [/[ijlItfr.,:;'’!|()\s-]/, 0.34],
  [/\p{Lu}/u, 0.66],
];

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
