/** Capitals and digits as lines in a cell 100 high: a picture that holds text would look different wherever fonts do. */
const cells: Record<string, [path: string, width: number]> = {
  A: ["M0 100L30 0L60 100M11 64H49", 60],
  B: ["M0 0V100H34A26 26 0 0 0 34 48H0M34 48A24 24 0 0 0 34 0H0", 60],
  C: ["M60 30A30 30 0 0 0 0 30V70A30 30 0 0 0 60 70", 60],
  D: ["M0 0V100H20A40 40 0 0 0 60 60V40A40 40 0 0 0 20 0Z", 60],
  E: ["M54 0H0V100H54M0 49H46", 54],
  F: ["M54 0H0V100M0 49H46", 54],
  G: ["M60 30A30 30 0 0 0 0 30V70A30 30 0 0 0 60 70V54H36", 60],
  H: ["M0 0V100M60 0V100M0 49H60", 60],
  I: ["M0 0V100", 0],
  J: ["M46 0V76A23 24 0 0 1 0 76", 46],
  K: ["M0 0V100M56 0L0 60M20 39L58 100", 58],
  L: ["M0 0V100H50", 50],
  M: ["M0 100V0L36 62L72 0V100", 72],
  N: ["M0 100V0L60 100V0", 60],
  O: ["M60 30A30 30 0 0 0 0 30V70A30 30 0 0 0 60 70Z", 60],
  P: ["M0 100V0H31A27 27 0 0 1 31 54H0", 58],
  Q: ["M60 30A30 30 0 0 0 0 30V70A30 30 0 0 0 60 70ZM38 76L64 106", 64],
  R: ["M0 100V0H31A27 27 0 0 1 31 54H0M29 54L58 100", 58],
  S: ["M55 25A27 25 0 0 0 28 0A27 24.5 0 0 0 28 49H30A28 25.5 0 0 1 30 100A29 25 0 0 1 1 75", 58],
  T: ["M0 0H60M30 0V100", 60],
  U: ["M0 0V70A30 30 0 0 0 60 70V0", 60],
  V: ["M0 0L30 100L60 0", 60],
  W: ["M0 0L20 100L42 20L64 100L84 0", 84],
  X: ["M0 0L58 100M58 0L0 100", 58],
  Y: ["M0 0L30 50L60 0M30 50V100", 60],
  Z: ["M2 0H56L0 100H58", 58],
  0: ["M52 26A26 26 0 0 0 0 26V74A26 26 0 0 0 52 74Z", 52],
  1: ["M0 18L22 0V100", 22],
  2: ["M2 27A26 27 0 0 1 54 27C54 48 20 66 0 100H56", 56],
  3: ["M3 22A25 24 0 0 1 27 0A25 24 0 0 1 27 48H22M27 48A28 26 0 0 1 27 100A27 25 0 0 1 0 78", 55],
  4: ["M44 100V0L0 70H62", 62],
  5: ["M52 0H8L4 46C14 36 58 34 58 68A29 32 0 0 1 0 80", 58],
  6: ["M44 0L6 54M56 70A28 30 0 1 0 0 70A28 30 0 1 0 56 70", 56],
  7: ["M0 0H56L18 100", 56],
  8: ["M28 0A24 24 0 0 1 28 48A24 24 0 0 1 28 0M28 48A28 26 0 0 1 28 100A28 26 0 0 1 28 48", 56],
  9: ["M12 100L50 46M56 30A28 30 0 1 0 0 30A28 30 0 1 0 56 30", 56],
  "-": ["M0 50H30", 30],
  "’": ["M0 0V18", 0],
  "&": ["M0 50H48M24 26V74", 48],
  ".": ["M0 100H1", 1],
};

const gap = 30;
const space = 34;

/** The letters that can be drawn, without their accents; “Ø”, “ß” and the like as their nearest plain ones. */
export function drawable(text: string): string {
  const plain = text
    .toUpperCase()
    .replaceAll("Ø", "O")
    .replaceAll("Æ", "AE")
    .replaceAll("Œ", "OE")
    .replaceAll("Ł", "L")
    .replaceAll(/[ĐÐ]/g, "D")
    .replaceAll("Þ", "TH")
    .replaceAll("'", "’")
    .normalize("NFD");
  return [...plain].filter((letter) => letter === " " || letter in cells).join("");
}

/** Whether no letter is left out. */
function isDrawable(text: string): boolean {
  return [...text].every((letter) => !/[\p{L}\p{N}]/u.test(letter) || drawable(letter) !== "");
}

/** The first letters of the first and the last word: “Ada Example” is “AE”. Empty where none can be drawn. */
export function initialsOf(name: string): string {
  const words = drawable(name)
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^A-Z0-9]/g, ""))
    .filter(Boolean);
  const last = words.length > 1 ? words.at(-1) : "";
  return `${words[0]?.[0] ?? ""}${last?.[0] ?? ""}`;
}

/** Letters side by side, each a path with its distance from the left, for strokes. */
export interface Line {
  letters: { path: string; left: number }[];
  width: number;
}

export function lineOf(text: string): Line {
  const letters: Line["letters"] = [];
  let left = 0;
  for (const letter of drawable(text)) {
    const cell = cells[letter];
    if (cell) letters.push({ path: cell[0], left });
    left += cell ? cell[1] + gap : space;
  }
  return { letters, width: Math.max(left - gap, 0) };
}

/** As many lines as it takes for none to be wider than `widest`, broken between words; none of a text that would lose letters. */
export function linesOf(text: string, widest: number): Line[] {
  if (!isDrawable(text)) return [];
  const lines: string[] = [];
  for (const word of drawable(text).split(" ").filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && lineOf(longer).width <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(lineOf);
}
