import type { Slip } from "@toadstool/stage/drawing";
import { formatNumber } from "@toadstool/language";
import type { Words } from "../words/words.ts";
import { type Sheet, sheetCode } from "./sheet.ts";

/** What a print of a series measures across, in millimetres; its drawing is 900 units wide. */
const sheetWidth = 254;
const unit = sheetWidth / 900;

/** "10 × 13 in" is 25.4 × 33.9 cm. */
export const sheetSize = { width: 25.4, height: 33.9 };

/**
 * A sheet's number, five digits from "00000" to "99999": a hash of what is on the sheet, so that no counter is stored.
 * Two sheets share a number once in a hundred thousand.
 */
export function sheetNumber(slug: string, sheet: Sheet): string {
  let hash = 0x811c9dc5;
  for (const letter of `${slug} ${sheetCode(sheet)}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return String(((hash ^ (hash >>> 12)) >>> 0) % 100_000).padStart(5, "0");
}

/** "1.8 mm down and to the left, turned 0.2°"; the first plate is in register. */
export function slipWords(
  { language, press: { colophon } }: Pick<Words, "language" | "press">,
  { x, y, turn }: Slip,
): string {
  const away = Math.hypot(x, y);
  if (away === 0) return colophon.inRegister;
  const across = x < 0 ? "left" : "right";
  const down = y < 0 ? "up" : "down";
  const [isAcross, isDown] = [Math.abs(x) > away * 0.38, Math.abs(y) > away * 0.38];
  const way = isAcross && isDown ? (`${down}${x < 0 ? "Left" : "Right"}` as const) : isDown ? down : across;
  const inTenths = (value: number) =>
    formatNumber(language, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const far = inTenths(away * unit);
  if (Math.abs(turn) < 0.05) return colophon.off({ far, way });
  return colophon.offAndTurned({ far, way, turn: inTenths(Math.abs(turn)) });
}
