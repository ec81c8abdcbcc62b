import { generateNKeysBetween } from "fractional-indexing";
import type { Artwork } from "../art/artwork.ts";
import type { Zine } from "../art/zine.ts";
import type { Project } from "../portfolio/project.ts";
import type { WorkFacts, WorkKind } from "./work.ts";

/** The lists of `studio/`, each in its order. */
export interface WorkLists {
  projects: readonly Project[];
  /** All that hangs in the gallery, zines and series with the others. */
  artworks: readonly Artwork[];
  zines: readonly Zine[];
}

/** A work of `studio/`, with its key in the order of all works. */
export type FileWork<K extends WorkKind = WorkKind> = {
  [Each in K]: { kind: Each; slug: string; position: string; facts: WorkFacts<Each> };
}[K];

export type FileWorks = { [K in WorkKind]: readonly FileWork<K>[] };

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
    zine: placed.flatMap(({ slug, position, facts: work }) => {
      const facts = isZine(work) ? zineOf.get(slug) : undefined;
      return facts ? [{ kind: "zine" as const, slug, position, facts }] : [];
    }),
  };
}

function placedFromEnd<Facts extends { slug: string }>(list: readonly Facts[]) {
  const keys = generateNKeysBetween(null, null, list.length);
  return list.map((facts, index) => ({
    slug: facts.slug,
    position: keys[list.length - 1 - index] ?? "",
    facts,
  }));
}
