/** A sheet as the press takes it: paper, and a plate for each ink. */
export interface PressSheet {
  seed: number;
  width: number;
  height: number;
  paper: string;
  plates: readonly Plate[];
}

export interface Plate {
  ink: Ink;
  /** How far the sheet lies askew under this ink, in units of the sheet and degrees. */
  slip: { x: number; y: number; turn: number };
  /** Of its screen, in degrees. */
  angle: number;
  /** In the order they are laid; a tone of 0 takes ink away. */
  marks: readonly Mark[];
}

export interface Mark {
  path: string;
  tone: number;
  pen?: number;
}

export interface Ink {
  name: string;
  /** #rrggbb */
  colour: string;
}

const PITCH = 12;

/** The whole sheet as a vector drawing: a group for each ink, multiplied on the paper. */
export function sheetSvg({ width, height, paper, plates }: PressSheet, title = ""): string {
  const name = title ? `<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${name}<defs>${plates.map(screens).join("")}</defs><g style="isolation:isolate"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/>${plates.map((plate, order) => plateSvg(plate, order, width, height)).join("")}</g></svg>`;
}

function plateSvg({ ink, slip, marks }: Plate, order: number, width: number, height: number): string {
  const drawn = marks.flatMap(({ path, tone, pen }) =>
    fillsOf(tone, order, ink.colour).map((fill) =>
      pen
        ? `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width="${pen}" stroke-linejoin="round"/>`
        : `<path d="${path}" fill="${fill}"/>`,
    ),
  );
  return `<g id="${ink.name.toLowerCase().replaceAll(" ", "-")}" style="mix-blend-mode:multiply;isolation:isolate" transform="translate(${slip.x} ${slip.y}) rotate(${slip.turn} ${width / 2} ${height / 2})">${drawn.join("")}</g>`;
}

/** A screen's ground is laid by itself, for the seams of a pattern's tiles would show. */
function fillsOf(tone: number, order: number, colour: string): string[] {
  const ground = tone > 0.5 ? colour : "#fff";
  return tone > 0 && tone < 1 ? [ground, `url(#s${order}-${tone * 100})`] : [ground];
}

function screens({ ink, angle, marks }: Plate, order: number): string {
  const tones = [...new Set(marks.map(({ tone }) => tone))].filter((tone) => tone > 0 && tone < 1);
  return tones.map((tone) => screen(`s${order}-${tone * 100}`, ink.colour, tone, angle)).join("");
}

/** Dark tones are paper dots in ink, so that dots never touch. */
function screen(id: string, colour: string, tone: number, angle: number): string {
  const radius = dotRadius(Math.min(tone, 1 - tone));
  return `<pattern id="${id}" width="${PITCH}" height="${PITCH}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><circle cx="${PITCH / 2}" cy="${PITCH / 2}" r="${radius}" fill="${tone > 0.5 ? "#fff" : colour}"/></pattern>`;
}

function dotRadius(share: number): number {
  return Math.round(PITCH * Math.sqrt(share / Math.PI) * 100) / 100;
}
