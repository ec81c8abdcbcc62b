/** Paints a series' drawings on a canvas: pictures out of memory are refused by the site's content security policy. */
import { plateStyle } from "./layers.ts";
import { namedParts, type Part, movesOf, readDrawing, refersTo } from "./read-drawing.ts";

/** Milliseconds of painting at a stretch; the page breathes between. */
const STRETCH = 30;

/** Values that are passed down to inner parts. */
interface Ink {
  fill: string;
  stroke: string;
  width: number;
  cap: CanvasLineCap;
  join: CanvasLineJoin;
  dashes: number[];
}

interface Work {
  named: Map<string, Part>;
  /** Pixels of the canvas in a unit of the drawing. */
  scale: number;
  since: number;
}

/**
 * Paints the drawing on the whole of a canvas, whose width sets the scale; throws on elements that it does not
 * know.
 */
export async function paintDrawing(svg: string, canvas: HTMLCanvasElement): Promise<void> {
  await paintPart(readDrawing(svg), canvas);
}

/** The same for a drawing that was read already, or for a layer of it. */
export async function paintPart(drawing: Part, canvas: HTMLCanvasElement): Promise<void> {
  const context = contextOf(canvas);
  const scale = canvas.width / Number(drawing.facts.width);
  const work: Work = { named: namedParts(drawing), scale, since: performance.now() };
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const ink: Ink = { fill: "#000", stroke: "none", width: 1, cap: "butt", join: "miter", dashes: [] };
  await paintAll(drawing, context, ink, work);
}

async function paintAll(part: Part, on: CanvasRenderingContext2D, ink: Ink, work: Work): Promise<void> {
  for (const inner of part.parts) {
    if (inner.name === "path") paintPath(inner, on, inkOf(inner, ink), work);
    // oxlint-disable-next-line no-await-in-loop -- what comes later lies on top
    else if (inner.name === "g") await paintGroup(inner, on, inkOf(inner, ink), work);
    else if (!["defs", "title", "desc"].includes(inner.name))
      throw new Error(`No such part can be painted: <${inner.name}>.`);
    if (performance.now() - work.since > STRETCH) {
      // oxlint-disable-next-line no-await-in-loop -- this is the breath
      await new Promise((done) => setTimeout(done));
      work.since = performance.now();
    }
  }
}

async function paintGroup(group: Part, on: CanvasRenderingContext2D, ink: Ink, work: Work): Promise<void> {
  const { style = "", opacity = "1", transform } = group.facts;
  const isPlate = style.includes(plateStyle);
  on.save();
  move(on, transform);
  clip(on, group.facts["clip-path"], work);
  if (!isPlate && opacity === "1") await paintAll(group, on, ink, work);
  else {
    const plate = document.createElement("canvas");
    [plate.width, plate.height] = [on.canvas.width, on.canvas.height];
    const onPlate = contextOf(plate);
    onPlate.setTransform(on.getTransform());
    await paintAll(group, onPlate, ink, work);
    on.resetTransform();
    on.globalCompositeOperation = isPlate ? "multiply" : "source-over";
    on.globalAlpha *= Number(opacity);
    on.drawImage(plate, 0, 0);
    // A print's plate is 48 MB, and phones are slow to free one that is no longer needed.
    plate.width = 0;
  }
  on.restore();
}

function paintPath({ facts }: Part, on: CanvasRenderingContext2D, ink: Ink, work: Work): void {
  const shape = new Path2D(facts.d);
  on.save();
  move(on, facts.transform);
  on.globalAlpha *= Number(facts.opacity ?? 1);
  if (ink.fill !== "none") {
    on.fillStyle = paintOf(ink.fill, on, work);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    on.fill(shape);
  }
  if (ink.stroke !== "none") {
    on.strokeStyle = paintOf(ink.stroke, on, work);
    [on.lineWidth, on.lineCap, on.lineJoin] = [ink.width, ink.cap, ink.join];
    on.setLineDash(ink.dashes);
    on.stroke(shape);
  }
  on.restore();
}

function inkOf({ facts }: Part, ink: Ink): Ink {
  return {
    fill: facts.fill ?? ink.fill,
    stroke: facts.stroke ?? ink.stroke,
    width: Number(facts["stroke-width"] ?? ink.width),
    cap: (facts["stroke-linecap"] as CanvasLineCap | undefined) ?? ink.cap,
    join: (facts["stroke-linejoin"] as CanvasLineJoin | undefined) ?? ink.join,
    dashes: facts["stroke-dasharray"]?.split(/[\s,]+/).map(Number) ?? ink.dashes,
  };
}

/** A colour, or a screen of dots: its tile is drawn twice as fine as it will be seen. */
function paintOf(
  value: string,
  on: CanvasRenderingContext2D,
  { named, scale }: Work,
): string | CanvasPattern {
  const screen = refersTo(value);
  if (screen === null) return value;
  const { facts, parts } = named.get(screen) as Part;
  const dot = (parts[0] as Part).facts;
  const [tile, pitch] = [document.createElement("canvas"), Number(facts.width)];
  tile.width = tile.height = Math.ceil(pitch * scale * 2);
  const onTile = contextOf(tile);
  onTile.scale(tile.width / pitch, tile.width / pitch);
  onTile.fillStyle = dot.fill ?? "#000";
  onTile.arc(Number(dot.cx), Number(dot.cy), Number(dot.r), 0, Math.PI * 2);
  onTile.fill();
  const pattern = on.createPattern(tile, "repeat");
  if (!pattern) throw new Error("The canvas takes no pattern.");
  const turn = movesOf(facts.patternTransform).find(({ kind }) => kind === "rotate")?.by[0] ?? 0;
  pattern.setTransform(new DOMMatrix().rotate(turn).scale(pitch / tile.width));
  return pattern;
}

function clip(on: CanvasRenderingContext2D, value: string | undefined, { named }: Work): void {
  const edge = refersTo(value);
  if (edge === null) return;
  const shape = new Path2D();
  for (const { facts } of named.get(edge)?.parts ?? []) shape.addPath(new Path2D(facts.d));
  on.clip(shape);
}

function move(on: CanvasRenderingContext2D, transform: string | undefined): void {
  for (const { kind, by } of movesOf(transform)) {
    const [x = 0, y = 0, z = 0] = by;
    if (kind === "translate") on.translate(x, y);
    if (kind === "scale") on.scale(x, by.length > 1 ? y : x);
    if (kind === "rotate") {
      on.translate(y, z);
      on.rotate((x / 180) * Math.PI);
      on.translate(-y, -z);
    }
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas to paint on.");
  return context;
}
