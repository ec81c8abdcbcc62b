import { type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { kindsBeside, type Work, type WorkKind } from "./work.ts";
import { workAddress } from "./work-address.ts";

/** A work that is to get a slug, with the one that it has; "" where it has none. */
export type Named = Pick<Work, "kind" | "file" | "slug">;

/** A work may keep its slug and take that of its file, whatever else is called so by now. */
export const isItsOwn = (work: Named, slug: string) => slug === work.slug || slug === work.file;

/** Refuses a slug that another work of `studio/` has, or whose address is a page of it. */
export function refuseSlugOfStudio(
  { workFiles, paths }: Pick<Services, "workFiles" | "paths">,
  work: Named,
  slug: string,
): Refused | null {
  if (isItsOwn(work, slug)) return null;
  const kinds = kindsBeside(work.kind);
  if (kinds.some((kind) => workFiles()[kind].some((file) => file.slug === slug))) return slugIsTaken(slug);
  const isPage = kinds.some((kind) => paths().counted.has(workAddress(kind, slug)));
  return isPage ? pageIsThere(work.kind, slug) : null;
}

export function slugIsTaken(slug: string): Refused {
  const message = `Another work already uses the slug “${slug}”. Choose a different one.`;
  return refuseField("conflict", "slug_taken", "slug", message);
}

function pageIsThere(kind: WorkKind, slug: string): Refused {
  const message = `The address ${workAddress(kind, slug)} is a page of the site. Choose a different slug.`;
  return refuseField("conflict", "slug_taken", "slug", message);
}
