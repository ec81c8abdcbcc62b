import type { Import } from "./imports.ts";

const houses = ["workers", "app", "studio", "domain", "db", "packages"] as const;
export type House = (typeof houses)[number];

export interface Arrow {
  from: House;
  to: House;
  /** Every import between the two takes types alone. */
  isType: boolean;
}

export interface Plan {
  arrows: Arrow[];
  /** The folders of domain/, each above all that it imports; the last row imports none of them. */
  nouns: string[][];
  packages: string[];
}

/** Throws if nouns of domain/ import each other in a circle. */
export function planOf(imports: Import[]): Plan {
  return { arrows: arrowsOf(imports), nouns: rowsOf(nounImports(imports)), packages: packagesOf(imports) };
}

const houseOf = (file: string) => houses.find((house) => file.startsWith(`${house}/`));

function arrowsOf(imports: Import[]): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const each of imports) {
    const [from, to] = [houseOf(each.from), houseOf(each.to)];
    if (!from || !to || from === to) continue;
    const key = `${from} ${to}`;
    found.set(key, { from, to, isType: each.isType && (found.get(key)?.isType ?? true) });
  }
  return [...found.values()].toSorted((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`));
}

const nounOf = (file: string) => /^domain\/([^/]+)\//.exec(file)?.[1];

function nounImports(imports: Import[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [noun, other] = [nounOf(from), nounOf(to)];
    if (noun && !found.has(noun)) found.set(noun, new Set());
    if (other && !found.has(other)) found.set(other, new Set());
    if (noun && other && noun !== other) found.get(noun)?.add(other);
  }
  return found;
}

function rowsOf(imports: Map<string, Set<string>>): string[][] {
  const depths = new Map<string, number>();
  const depthOf = (noun: string, way: string[]): number => {
    if (way.includes(noun)) throw new Error(`domain/ has a circle: ${[...way, noun].join(" → ")}`);
    const known = depths.get(noun);
    if (known !== undefined) return known;
    const below = [...(imports.get(noun) ?? [])].map((other) => depthOf(other, [...way, noun]) + 1);
    const depth = Math.max(0, ...below);
    depths.set(noun, depth);
    return depth;
  };
  for (const noun of imports.keys()) depthOf(noun, []);
  const rows: string[][] = [];
  for (const noun of [...imports.keys()].toSorted()) (rows[depths.get(noun) ?? 0] ??= []).push(noun);
  return rows.toReversed();
}

const packagesOf = (imports: Import[]) =>
  [...new Set(imports.flatMap(({ from }) => /^packages\/([^/]+)\//.exec(from)?.[1] ?? []))].toSorted();
