import type { Chance } from "@toadstool/stage";
import { boxAround, type Outline, type Point } from "../hand.ts";
import { brightness, mix } from "./colours.ts";
import type { Scrap } from "./edges.ts";
import type { Paper } from "./paper.ts";
import { pathOf, tenth } from "./paths.ts";
import { printed } from "./printed.ts";

export const SHEET = { width: 900, height: 1200 };

export interface Pasted {
  /** How far the scrap stands off what is below, 1 for a sheet, less for a small thing. */
  lift?: number;
  /** Prints the paper's own pattern; without, it is a small bit between two lines. */
  chance?: Chance;
  /** Something drawn on this scrap alone. */
  drawn?: string;
}

/** The table that scraps are pasted on, the first one lowest. */
export class Board {
  readonly scraps: Scrap[] = [];
  /** Papers by name, and how much of each. */
  readonly used = new Map<string, number>();
  /** Those that show what is printed on them. */
  readonly shown = new Map<string, number>();
  private readonly seed: number;
  private readonly ground: Paper;
  private readonly shade: { x: number; y: number; colour: string };
  private readonly parts: string[] = [];
  private readonly defs: string[] = [];

  constructor(seed: number, ground: Paper, shade: { x: number; y: number; colour: string }) {
    this.seed = seed;
    this.ground = ground;
    this.shade = shade;
    this.used.set(ground.name, SHEET.width * SHEET.height);
  }

  paste(scrap: Scrap, paper: Paper, { lift = 1, chance, drawn = "" }: Pasted = {}): this {
    this.scraps.push(scrap);
    const area = areaOf(scrap.face);
    this.used.set(paper.name, (this.used.get(paper.name) ?? 0) + area);
    if (chance) this.shown.set(paper.name, (this.shown.get(paper.name) ?? 0) + area);
    const { x, y, colour } = this.shade;
    const outer = pathOf(scrap.core ?? scrap.face);
    const inner = scrap.core ? pathOf(scrap.face) : outer;
    if (lift > 0)
      this.parts.push(
        `<path d="${outer}" fill="${colour}" opacity=".26" transform="translate(${tenth(x * lift)} ${tenth(y * lift)})"/>`,
      );
    if (scrap.core) this.parts.push(`<path d="${outer}" fill="${bare(paper.colour)}"/>`);
    this.parts.push(`<path d="${inner}" fill="${paper.colour}"/>`);
    const pattern = (chance ? printed(boxAround(scrap.face), paper, chance) : "") + drawn;
    if (pattern) this.clip(inner, pattern);
    return this;
  }

  /** Pencil, ink or thread, as a path of the drawing. */
  draw(path: string, colour: string, width: number, opacity = 1): this {
    this.parts.push(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`,
    );
    return this;
  }

  /** Small flat marks: holes of a punch, windows. */
  fill(path: string, colour: string, opacity = 1): this {
    if (path)
      this.parts.push(`<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`);
    return this;
  }

  /** Lines that are put where `place` says, an SVG transform. */
  note(path: string, colour: string, width: number, place: string): this {
    this.parts.push(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" transform="${place}"/>`,
    );
    return this;
  }

  svg(title = ""): string {
    const { width, height } = SHEET;
    const name = title ? `<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>` : "";
    const defs = this.defs.length > 0 ? `<defs>${this.defs.join("")}</defs>` : "";
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${name}${defs}<path fill="${this.ground.colour}" d="M0 0h${width}v${height}H0z"/>${this.parts.join("")}</svg>`;
  }

  private clip(path: string, pattern: string): void {
    const id = `c${this.seed}-${this.defs.length}`;
    this.defs.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    this.parts.push(`<g clip-path="url(#${id})">${pattern}</g>`);
  }
}

/** Paper is white inside, with a breath of its colour; black paper is grey. */
const bare = (colour: string): string =>
  brightness(colour) > 0.86 ? "#fffdf8" : mix("#fcf8ee", colour, brightness(colour) < 0.25 ? 0.16 : 0.07);

function areaOf(outline: Outline): number {
  let sum = 0;
  let [px, py] = outline.at(-1) as Point;
  for (const [x, y] of outline) {
    sum += px * y - x * py;
    [px, py] = [x, y];
  }
  return Math.abs(sum) / 2;
}
