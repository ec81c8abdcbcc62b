import type { Part } from "./read-drawing.ts";

/** What the style of a plate's group says. */
export const plateStyle = "mix-blend-mode:multiply";
const isPlate = ({ facts }: Part) => facts.style?.includes(plateStyle) === true;

/** A drawing without its plates, and then each plate alone: multiplied on the first, they make the whole. */
export function layersOf(drawing: Part): Part[] {
  const plates = platesIn(drawing);
  return [keep(drawing, null), ...plates.map((plate) => keep(drawing, plate))];
}

const platesIn = (part: Part): Part[] => (isPlate(part) ? [part] : part.parts.flatMap(platesIn));

/** Null keeps what is no plate. */
function keep(part: Part, plate: Part | null): Part {
  const parts = part.parts.flatMap((inner) => {
    if (inner.name === "defs") return [inner];
    if (isPlate(inner)) return inner === plate ? [inner] : [];
    if (inner.name === "g") return [keep(inner, plate)];
    return plate ? [] : [inner];
  });
  return { ...part, parts };
}
