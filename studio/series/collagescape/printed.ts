import type { Chance } from "@toadstool/stage";
import type { Box } from "../hand.ts";
import type { Kind, Paper } from "./paper.ts";
import { kraft, painted, squares, sugar, waves } from "./prints/by-hand.ts";
import { map, newsprint, wallpaper } from "./prints/presses.ts";
import { envelope, graph, ledger, staves } from "./prints/ruled.ts";
import { tenth } from "./paths.ts";
import type { Print } from "./prints/print.ts";

const prints: Record<Kind, Print> = {
  sugar, ledger, graph, newsprint, map, kraft, painted, squares, staves, envelope, wallpaper, waves,
}; // oxfmt-ignore

/** What is printed on a paper, within a box that the scrap's outline cuts; the paper lies a little askew. */
export function printed(box: Box, paper: Paper, chance: Chance): string {
  const turn = paper.kind === "waves" || paper.kind === "painted" ? 0 : chance.between(-5, 5);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  // space for the turn
  const more = Math.abs(Math.sin((turn * Math.PI) / 180));
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const space = { left: box.left - tall * more * 0.5, right: box.right + tall * more * 0.5, top: box.top - wide * more * 0.5, bottom: box.bottom + wide * more * 0.5 }; // oxfmt-ignore
  const marks = prints[paper.kind](space, paper, chance);
  return `<g fill="none" stroke="${paper.ink}" stroke-linecap="round" transform="rotate(${tenth(turn)} ${tenth(x)} ${tenth(y)})">${marks}</g>`;
}
