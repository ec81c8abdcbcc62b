import type { Drawn, NamedColour, PrintChoice } from "./drawn.ts";
import { type DrawnPlate, platedSvg, screenOf, solidOrScreen } from "./plated-svg.ts";
import { type Part, readDrawing } from "./read-drawing.ts";
import { plateAngles, slipOf } from "./slip.ts";
import { tonesOf, type Tones } from "./tones.ts";

/** Paths that are paler than this are shadows, which print as dots over what lies below. */
const SHADOW = 0.5;

/** Prints a drawing of many colours in a few inks: each colour becomes a tone of every plate. */
export function separate(drawn: Drawn, { paper, inks = [] }: PrintChoice): Drawn {
  const stock = paper ?? { name: "White", colour: "#fffdf8" };
  const settings = inks.map((ink, order) => ({
    ink,
    angle: plateAngles[order] ?? 0,
    slip: slipOf(drawn.seed, order, ink.name),
  }));
  return {
    ...drawn,
    inks,
    paper: stock,
    plates: settings,
    svg: (title = "", description = "") => {
      const { parts } = readDrawing(drawn.svg());
      const clips = parts.filter(({ name }) => name === "defs").flatMap((defs) => defs.parts);
      const seen = parts.filter(({ name }) => name === "path" || name === "g");
      // The first sheet is the one that all else lies on: the paper itself.
      const [, ...scene] = seen;
      const tones = tonesOf(coloursIn(scene), inks, stock);
      const plates = settings.map((setting, order): DrawnPlate => {
        const plate = { order, ink: setting.ink, tones, darkest: darkestOf(inks) };
        return { ...setting, drawn: scenePlate(scene, plate, { fill: "#000", stroke: "none", width: "1" }) };
      });
      const defs = clips
        .map(
          ({ facts, parts: [edge] }) => `<clipPath id="${facts.id}"><path d="${edge?.facts.d}"/></clipPath>`,
        )
        .join("");
      return platedSvg({ ...drawn, paper: stock.colour, plates, defs }, title, description);
    },
  };
}

interface Plate {
  order: number;
  ink: NamedColour;
  tones: ReadonlyMap<string, Tones>;
  darkest: number;
}

interface Style {
  fill: string;
  stroke: string;
  width: string;
}

const styleOf = ({ facts }: Part, outer: Style): Style => ({
  fill: facts.fill ?? outer.fill,
  stroke: facts.stroke ?? outer.stroke,
  width: facts["stroke-width"] ?? outer.width,
});

function scenePlate(parts: readonly Part[], plate: Plate, outer: Style, under = ""): string {
  let ground = under;
  let drawn = "";
  for (const part of parts) {
    const style = styleOf(part, outer);
    if (part.name === "g") {
      const { "clip-path": clip, transform } = part.facts;
      const inner = scenePlate(part.parts, plate, style, ground);
      if (inner)
        drawn += `<g${clip ? ` clip-path="${clip}"` : ""}${transform ? ` transform="${transform}"` : ""}>${inner}</g>`;
      continue;
    }
    drawn += pathPlate(part, plate, style, ground);
    if (style.fill !== "none" && !isShadow(part)) ground = style.fill;
  }
  return drawn;
}

function pathPlate({ facts, ...part }: Part, plate: Plate, style: Style, ground: string): string {
  const { order, ink, darkest } = plate;
  const place = facts.transform ? ` transform="${facts.transform}"` : "";
  if (isShadow({ facts, ...part }))
    return order === darkest && style.fill !== "none"
      ? `<path d="${facts.d}" fill="${screenOf(0.25, order)}"${place}/>`
      : "";
  const toneIn = (colour: string) => plate.tones.get(colour)?.[order] ?? 0;
  let drawn = "";
  if (style.fill !== "none")
    for (const fill of solidOrScreen(toneIn(style.fill), order, ink.colour))
      drawn += `<path d="${facts.d}" fill="${fill}"${place}/>`;
  if (style.stroke !== "none") {
    const on = style.fill === "none" ? ground : style.fill;
    const more = toneIn(style.stroke) - toneIn(on);
    // A thin line would fall between the dots: it is printed whole, or left as paper.
    const colour = more > 0.2 ? ink.colour : more < -0.2 ? "#fff" : null;
    if (colour)
      drawn += `<path d="${facts.d}" fill="none" stroke="${colour}" stroke-width="${style.width}" stroke-linecap="round" stroke-linejoin="round"${place}/>`;
  }
  return drawn;
}

const isShadow = ({ facts }: Part) => Number(facts.opacity ?? 1) < SHADOW;

function coloursIn(parts: readonly Part[]): Set<string> {
  const colours = new Set<string>();
  for (const { facts, parts: inner } of parts) {
    for (const colour of [facts.fill, facts.stroke]) if (colour?.startsWith("#")) colours.add(colour);
    for (const colour of coloursIn(inner)) colours.add(colour);
  }
  return colours;
}

function darkestOf(inks: readonly NamedColour[]): number {
  const weights = inks.map(
    ({ colour }) => Number.parseInt(colour.slice(3, 5), 16) * 2 + Number.parseInt(colour.slice(1, 3), 16),
  );
  return weights.indexOf(Math.min(...weights));
}
