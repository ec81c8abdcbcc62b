import type { Chance } from "@toadstool/stage";
import type { Box } from "../../hand.ts";
import type { Paper } from "../paper.ts";
import { tenth } from "../paths.ts";

/** Marks within a box, as SVG; the stroke's colour is the paper's ink unless said. */
export type Print = (box: Box, paper: Paper, chance: Chance) => string;

export const stroked = (path: string, width: number, more = ""): string =>
  path && `<path d="${path}" stroke-width="${width}"${more}/>`;

/** Level lines, `gap` apart. */
export function level({ left, right, top, bottom }: Box, gap: number, from = gap): string {
  let path = "";
  for (let y = top + from; y < bottom; y += gap) path += `M${tenth(left)} ${tenth(y)}h${tenth(right - left)}`;
  return path;
}

/** Upright lines, `gap` apart. */
export function upright({ left, right, top, bottom }: Box, gap: number, from = gap): string {
  let path = "";
  for (let x = left + from; x < right; x += gap) path += `M${tenth(x)} ${tenth(top)}v${tenth(bottom - top)}`;
  return path;
}
