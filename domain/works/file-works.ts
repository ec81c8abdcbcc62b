import { generateNKeysBetween } from "fractional-indexing";
import type { Artwork } from "../art/artwork.ts";
import type { Zine } from "../art/zine.ts";
import type { Project } from "./project.ts";
import type { Work, WorkKind } from "./work.ts";

/** The lists of `studio/`, each in its order. */
export interface WorkLists {
  projects: readonly Project[];
  /** All that hangs in the gallery, zines and series with the others. */
  artworks: readonly Artwork[];
  zines: readonly Zine[];
}

export type FileWorks = { [K in WorkKind]: readonly Work<K>[] };

/**
 * The works of `studio/` by kind. A key is counted from the end of its list: a new file at the top moves none of the others.
 * Zines hang in the gallery too, so that they and the artworks share one order.
 */
export function fileWorks({ projects, artworks, zines }: WorkLists): FileWorks {
  const zineOf = new Map(zines.map((zine) => [zine.slug, zine]));
  const isZine = ({ slug, medium }: Artwork) => medium === "zine" && zineOf.has(slug);
  const placed = placedFromEnd(artworks);
  return {
    project: placedFromEnd(projects).map((work) => ({ kind: "project", ...work })),
    artwork: placed.flatMap((work) => (isZine(work.facts) ? [] : [{ kind: "artwork" as const, ...work }])),
    zine: placed.flatMap(({ facts: work, ...place }) => {
      const facts = isZine(work) ? zineOf.get(work.slug) : undefined;
      return facts ? [{ kind: "zine" as const, ...place, facts }] : [];
    }),
  };
}

/** The works of `studio/` of several kinds. */
export function filesOf<K extends WorkKind>(files: FileWorks, kinds: readonly K[]): Work<K>[] {
  return kinds.flatMap((kind): readonly Work<K>[] => files[kind]);
}

function placedFromEnd<Facts extends { slug: string }>(list: readonly Facts[]) {
  const keys = generateNKeysBetween(null, null, list.length);
  return list.map((facts, index) => ({
    file: facts.slug,
    slug: facts.slug,
    position: keys[list.length - 1 - index] ?? "",
    facts,
  }));
}
