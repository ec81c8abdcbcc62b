import type * as v from "valibot";
import { artwork } from "#domain/art/artwork.ts";
import { zine } from "#domain/art/zine.ts";
import { project } from "./project.ts";

/** What a work of each kind is, in `studio/` and in a row of `works`. */
export const workShapes = { project, artwork, zine };

export type WorkKind = keyof typeof workShapes;
export const workKinds = Object.keys(workShapes) as WorkKind[];
export type WorkFacts<K extends WorkKind = WorkKind> = v.InferOutput<(typeof workShapes)[K]>;

/** A work, whichever way it comes. */
export type Work<K extends WorkKind = WorkKind> = {
  [Each in K]: {
    kind: Each;
    /** The slug of the work in `studio/` whose pictures it may have; null for one that was made in the admin. */
    file: string | null;
    slug: string;
    /** Its key in the order: the greatest comes first. */
    position: string;
    facts: WorkFacts<Each>;
  };
}[K];

/** Those that hang in the gallery: they share one order, and no two of them have the same slug. */
export const galleryKinds = ["artwork", "zine"] as const;

/** The kinds that a kind shares its order and its slugs with, itself among them. */
export function kindsBeside(kind: WorkKind): readonly WorkKind[] {
  return kind === "project" ? ["project"] : galleryKinds;
}

/** The sections of the site, and the kinds of works that hang there. */
export const workSections: Readonly<Record<string, readonly WorkKind[]>> = {
  "/portfolio": ["project"],
  "/art": galleryKinds,
};
