import type { Slip } from "@toadstool/stage/drawing";
import { type Sheet, sheetCode } from "./sheet.ts";

/** What a print of a series measures across, in millimetres; its drawing is 900 units wide. */
const sheetWidth = 254;
const unit = sheetWidth / 900;

/** "10 × 13 in" is 25.4 × 33.9 cm. */
export const sheetSize = "25.4 × 33.9 cm";

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
export function slipWords({ x, y, turn }: Slip): string {
  const far = Math.hypot(x, y);
  if (far === 0) return "in register";
  const ways = [
    Math.abs(y) > far * 0.38 && (y < 0 ? "up" : "down"),
    Math.abs(x) > far * 0.38 && `to the ${x < 0 ? "left" : "right"}`,
  ].filter(Boolean);
  const turned = Math.abs(turn) < 0.05 ? "" : `, turned ${Math.abs(turn).toFixed(1)}°`;
  return `${(far * unit).toFixed(1)} mm ${ways.join(" and ")}${turned}`;
}
