import { and, eq, ne, type SQL } from "drizzle-orm";
import { works } from "#db/schema.ts";
import { type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { isLive } from "./rows.server.ts";
import { workAddress, type WorkKind } from "./work.ts";

type Storage = Pick<Services, "db" | "workFiles" | "paths">;

/** Those that hang in the gallery: no two of them have the same slug. */
const hanging: readonly WorkKind[] = ["artwork", "zine"];

/** Refuses a slug that another work has, or whose address is a page of the studio. */
export async function refuseTakenSlug(
  services: Storage,
  { kind, slug, file, id }: { kind: WorkKind; slug: string; file: string | null; id: string | null },
): Promise<Refused | null> {
  if (slug === file) return null;
  const kinds = hanging.includes(kind) ? hanging : [kind];
  const hasFile = kinds.some((each) => services.workFiles()[each].some((work) => work.slug === slug));
  if (hasFile) return slugIsTaken(slug);
  if (kinds.some((each) => services.paths().has(workAddress(each, slug)))) return pageIsThere(kind, slug);
  const isOther: SQL | undefined = id === null ? undefined : ne(works.id, id);
  const rows = await services.db
    .select({ kind: works.kind })
    .from(works)
    .where(and(eq(works.slug, slug), isLive, isOther));
  return rows.some((row) => kinds.includes(row.kind)) ? slugIsTaken(slug) : null;
}

export function slugIsTaken(slug: string): Refused {
  const message = `Another work already uses the slug “${slug}”. Choose a different one.`;
  return refuseField("conflict", "slug_taken", "slug", message);
}

function pageIsThere(kind: WorkKind, slug: string): Refused {
  const message = `The address ${workAddress(kind, slug)} is a page of the site. Choose a different slug.`;
  return refuseField("conflict", "slug_taken", "slug", message);
}
