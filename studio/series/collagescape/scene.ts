import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../hand.ts";
import type { Board, Pasted } from "./board.ts";
import type { Papers } from "./drawer.ts";
import { tear, type Tear } from "./edges.ts";
import type { Hour } from "./palettes.ts";
import type { Paper } from "./paper.ts";

/** Where the picture lies on its board. */
export const FIELD = { left: 62, right: 838, top: 60, bottom: 1104 };

export interface Scene {
  board: Board;
  chance: Chance;
  papers: Papers;
  hour: Hour;
  /** The side that the light stands on: −1 left, 1 right. */
  side: -1 | 1;
}

/** What a scheme has made, in words. */
export interface Seen {
  /** "A white house at the end of a road" */
  what: string;
  /** What else: "with two boats", or nothing. */
  also?: string;
  /** "a torn sun" */
  light: string | null;
}

/** A sheet from the line down to `foot`, its ends where hand and eye thought best. */
export function land(
  { board, chance }: Scene,
  skyline: Outline,
  paper: Paper,
  {
    name,
    foot = FIELD.bottom,
    torn = true,
    tearing,
    ...pasted
  }: { name: string; foot?: number; torn?: boolean; tearing?: Tear } & Pasted,
): void {
  const own = chance.of(`land ${name}`);
  const line = skyline.map(([x, y]): Point => [x, Math.min(y, foot - 14)]);
  const ends: Point[] = [
    [(skyline.at(-1) as Point)[0] + own.between(-4, 4), foot + own.between(-3, 3)],
    [(skyline[0] as Point)[0] + own.between(-4, 4), foot + own.between(-3, 3)],
  ];
  const closed = (line: Outline): Outline => [...line, ...ends];
  const edge = torn ? tear(line, own.of("tear"), tearing) : { face: line };
  board.paste(
    "core" in edge ? { face: closed(edge.face), core: closed(edge.core) } : { face: closed(edge.face) },
    paper,
    { chance: own.of("print"), ...pasted },
  );
}

/** What would hang out below is cut off: a nearer sheet hides where. */
export const inField = (outline: Outline): Outline =>
  outline.map(([x, y]): Point => [
    Math.min(FIELD.right, Math.max(FIELD.left, x)),
    Math.min(FIELD.bottom - 8, Math.max(FIELD.top + 4, y)),
  ]);

/** A bit cut out with scissors, its corners as near as they get. */
export function cut(
  { board, chance }: Scene,
  outline: Outline,
  paper: Paper,
  pasted: Pasted = { lift: 0.5 },
): void {
  const [x, y] = outline[0] as Point;
  const own = chance.of(`cut ${Math.round(x)} ${Math.round(y)}`);
  board.paste({ face: outline.map(([px, py]): Point => [px + own.between(-0.8, 0.8), py + own.between(-0.8, 0.8)]) }, paper, pasted); // oxfmt-ignore
}

/** A bit torn out all around. */
export function rip(
  { board, chance }: Scene,
  outline: Outline,
  paper: Paper,
  tearing: Tear = {},
  pasted: Pasted = {},
): void {
  const [x, y] = outline[0] as Point;
  const own = chance.of(`rip ${Math.round(x)} ${Math.round(y)}`);
  board.paste(tear(outline, own, { ...tearing, closed: true }), paper, {
    chance: own.of("print"),
    ...pasted,
  });
}
