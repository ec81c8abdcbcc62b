import { chanceFrom } from "@toadstool/stage";
import { type Scrap, tear } from "../../series/collagescape/edges.ts";
import { hills } from "../../series/collagescape/skylines.ts";
import type { Outline, Point } from "../../series/hand.ts";

/** What lies in the drawer: pale scraps first, for air is thick. */
export const scraps = [
  { name: "envelope lining", colour: "#cfe0ea", printed: "#6d93b8", lines: "hatched" },
  { name: "pale sugar paper", colour: "#e9c9c0", printed: "", lines: "" },
  { name: "wallpaper", colour: "#c9d3a4", printed: "#7d9155", lines: "dotted" },
  { name: "parcel paper", colour: "#c99a62", printed: "#ad7f49", lines: "ruled" },
  { name: "a page of an atlas", colour: "#6fa89a", printed: "#3f7f78", lines: "dotted" },
  { name: "orange sugar paper", colour: "#e2703f", printed: "", lines: "" },
  { name: "a squared ledger", colour: "#4d6f9f", printed: "#3a5685", lines: "hatched" },
  { name: "plum sugar paper", colour: "#6b3358", printed: "", lines: "" },
  { name: "midnight sugar paper", colour: "#2c2547", printed: "", lines: "" },
] as const;

export const WIDTH = 600;
export const HEIGHT = 340;
/** The pile of a landscape: nine strips and no more. */
export const most = scraps.length;

/** A skyline that the program decides for strip `order`, the farthest first. */
export function decided(seed: number, order: number): Outline {
  const chance = chanceFrom(seed).of(`hill ${order}`);
  const base = 118 + order * 25;
  const line = hills(chance, base, 34 - order * 2, chance.between(-18, 18));
  const [left, right] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 1];
  return line.map(([x, y]): Point => [-12 + ((x - left) / (right - left)) * (WIDTH + 24), y]);
}

/** A skyline that a hand drew: carried on to both edges, and always from the left. */
export function drawn(points: Outline): Outline {
  const sorted = points.toSorted((a, b) => a[0] - b[0]);
  const line: Point[] = [];
  for (const [x, y] of sorted) if (x - (line.at(-1)?.[0] ?? -99) >= 8) line.push([x, y]);
  const [start, end] = [line[0], line.at(-1)];
  return start && end ? [[-12, start[1]], ...line, [WIDTH + 12, end[1]]] : [];
}

/** Torn towards oneself the white core shows; away from oneself it does not. */
export function torn(along: Outline, seed: number, towards: boolean): Required<Scrap> {
  return tear(along, chanceFrom(seed), { rim: towards ? 13 : 0 });
}

/** Where the ticket may lie, from 0 to 1 across: anywhere but the middle. */
export function ticketAt(share: number): number {
  if (Math.abs(share - 0.5) >= 0.16) return share;
  return share < 0.5 ? 0.34 : 0.66;
}
