import type { PlateSetting } from "./drawn.ts";
import { platedSvg, solidOrScreen } from "./plated-svg.ts";

/** A sheet as the press takes it: paper, and a plate for each ink. */
export interface PressSheet {
  seed: number;
  width: number;
  height: number;
  paper: string;
  plates: readonly Plate[];
}

export interface Plate extends PlateSetting {
  /** In the order they are laid; a tone of 0 takes ink away. */
  marks: readonly Mark[];
}

export interface Mark {
  path: string;
  tone: number;
  pen?: number;
}

/** The whole sheet as a vector drawing: a group for each ink, multiplied on the paper. */
export function sheetSvg(sheet: PressSheet, title = "", description = ""): string {
  const plates = sheet.plates.map((plate, order) => ({ ...plate, drawn: marksSvg(plate, order) }));
  return platedSvg({ ...sheet, plates }, title, description);
}

function marksSvg({ ink, marks }: Plate, order: number): string {
  return marks
    .flatMap(({ path, tone, pen }) =>
      solidOrScreen(tone, order, ink.colour).map((fill) =>
        pen
          ? `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width="${pen}" stroke-linejoin="round"/>`
          : `<path d="${path}" fill="${fill}"/>`,
      ),
    )
    .join("");
}
