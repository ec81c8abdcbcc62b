import { lookForFolder } from "./folders/look.ts";
import { lookForGhost } from "./ghost/look.ts";
import { lookForMedium } from "./medium/look.ts";
import type { System } from "./moved.ts";
import type { Source } from "./source/source.ts";
import { lookForSubscribers } from "./subscribers/look.ts";
import { lookForSubstack } from "./substack/look.ts";
import { lookForTable } from "./tables/look.ts";
import { lookForToadstool } from "./toadstool/look.ts";
import { lookForWordpress } from "./wordpress/look.ts";

/** What of a source is to be read. */
export interface Contents {
  system: System;
  site: { title: string; address: string };
  version: string;
  why: string;
  /** The files with the texts, in the order in which they are read. */
  texts: string[];
  /** Lists of subscribers. */
  lists: string[];
}

/** Looks whether a source is of one system, or of the one that the owner names. */
export type Look = (source: Source, named?: System) => Promise<Contents | null>;

/** What is surest comes first. */
export const looks: readonly Look[] = [
  lookForToadstool,
  lookForGhost,
  lookForWordpress,
  lookForSubstack,
  lookForMedium,
  lookForTable,
  lookForFolder,
  lookForSubscribers,
];
