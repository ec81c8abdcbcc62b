import { random } from "@toadstool/stage/seeded";
import { candidatesIn, type Mutant } from "./candidates.ts";
import { type Unchanging, unchanging } from "./unchanging.ts";

interface Sources {
  /** Paths of the files to choose from, from the repository's root. */
  files: readonly string[];
  read: (file: string) => string;
}

/** What a seed chooses: so many mutants, and those among them that are listed as changing nothing, which others replace. */
export interface Picked {
  mutants: Mutant[];
  left: { mutant: Mutant; why: string }[];
}

/** A seed chooses a file, a kind of change that is possible there, and a place for it, until there are so many: each line once. */
export function pickMutants(
  { files, read }: Sources,
  seed: number,
  count: number,
  listed: readonly Unchanging[] = unchanging,
): Picked {
  const next = random(seed);
  const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)];
  const tried = new Set<string>();
  const picked: Picked = { mutants: [], left: [] };
  // Far more than are needed: small projects run out of lines.
  for (let tries = 0; picked.mutants.length < count && tries < count * 100; tries++) {
    const file = one(files);
    if (file === undefined) break;
    const code = read(file);
    const candidates = candidatesIn(file, code);
    const kind = one([...new Set(candidates.map((mutant) => mutant.kind))]);
    const mutant = one(candidates.filter((candidate) => candidate.kind === kind));
    if (!mutant || tried.has(`${file}:${mutant.line}`)) continue;
    tried.add(`${file}:${mutant.line}`);
    const text = code.split("\n")[mutant.line - 1]?.trim() ?? "";
    const why = listed.find(
      (each) => each.file === file && each.line === text && each.after === mutant.after,
    )?.why;
    if (why === undefined) picked.mutants.push(mutant);
    else picked.left.push({ mutant, why });
  }
  return picked;
}
