/** An element of a drawing of ours: only they are read, so that nothing but plain tags and facts in double quotes is known. */
export interface Part {
  name: string;
  facts: Record<string, string>;
  parts: Part[];
}

/** The drawing that an SVG text of a series holds. */
export function readDrawing(svg: string): Part {
  const open: Part[] = [{ name: "", facts: {}, parts: [] }];
  for (const [, end, name = "", facts = "", isWhole] of svg.matchAll(tag)) {
    if (end) {
      open.pop();
      continue;
    }
    const part: Part = { name, facts: factsOf(facts), parts: [] };
    open.at(-1)?.parts.push(part);
    if (!isWhole) open.push(part);
  }
  const drawing = open[0]?.parts[0];
  if (open.length !== 1 || drawing?.name !== "svg") throw new Error("This is no whole drawing.");
  return drawing;
}

const tag = /<(\/)?([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/)?>/g;

function factsOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
}

/** Every part with an id, by it. */
export function namedParts(part: Part, named = new Map<string, Part>()): Map<string, Part> {
  if (part.facts.id !== undefined) named.set(part.facts.id, part);
  for (const inner of part.parts) namedParts(inner, named);
  return named;
}

/** "url(#dots)" → "dots" */
export function refersTo(value: string | undefined): string | null {
  return value?.match(/^url\(#(.+)\)$/)?.[1] ?? null;
}

interface Move {
  kind: "translate" | "rotate" | "scale";
  by: number[];
}

/** "translate(1 2) rotate(3 4 5)" */
export function movesOf(transform = ""): Move[] {
  return [...transform.matchAll(/([a-zA-Z]+)\(([^)]*)\)/g)].map(([, kind, by = ""]) => {
    if (kind !== "translate" && kind !== "rotate" && kind !== "scale")
      throw new Error(`There is no transform called ${kind}.`);
    return {
      kind,
      by: by
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    };
  });
}
