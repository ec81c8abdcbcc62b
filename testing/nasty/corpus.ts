import { animatedFiles } from "./animated.ts";
import { brokenFiles } from "./broken.ts";
import { disguisedFiles } from "./disguised.ts";
import { oddKinds } from "./kinds.ts";
import { filmFiles } from "./film-files.ts";
import { largeFiles } from "./large.ts";
import { mixedFiles } from "./mixed.ts";
import { trickyNames } from "./names.ts";
import type { NastyFile } from "./nasty-file.ts";
import { taggedFiles } from "./tagged.ts";

/** Every nasty file; the same seed makes the same ones. */
export async function makeCorpus(seed: number): Promise<NastyFile[]> {
  const groups = [
    brokenFiles,
    disguisedFiles,
    mixedFiles,
    largeFiles,
    oddKinds,
    taggedFiles,
    animatedFiles,
    trickyNames,
    filmFiles,
  ];
  const made: NastyFile[] = [];
  for (const group of groups) made.push(...(await group(seed)));
  return made;
}
