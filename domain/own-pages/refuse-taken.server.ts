import { and, eq, ne } from "drizzle-orm";
import { pages } from "#db/schema.ts";
import { type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { nearPaths } from "./page-path.ts";
import { isLivePage } from "./own-pages.server.ts";
import { takenBy } from "./taken-address.ts";

type Asking = Pick<Services, "db" | "paths">;

/** What has this path already; null where the page `id` can have it. */
async function whatHas({ db, paths }: Asking, path: string, id: string): Promise<string | null> {
  const engine = takenBy(path, paths());
  if (engine) return engine;
  const [other] = await db
    .select({ title: pages.title })
    .from(pages)
    .where(and(isLivePage, eq(pages.path, path), ne(pages.id, id)));
  return other ? `your page “${other.title}”` : null;
}

/** Null where the path is free; otherwise what has it, and one that is free. */
export async function refuseTaken(services: Asking, path: string, id: string): Promise<Refused | null> {
  const holder = await whatHas(services, path, id);
  if (!holder) return null;
  const free = await findFreePath(services, path, id);
  const message = `“${path}” already belongs to ${holder}. Choose another address, for example “${free}”.`;
  return refuseField("conflict", "address_taken", "slug", message);
}

async function findFreePath(services: Asking, path: string, id: string): Promise<string> {
  for (const near of nearPaths(path))
    // oxlint-disable-next-line no-await-in-loop -- the first that is free ends it
    if ((await whatHas(services, near, id)) === null) return near;
  return `/page-${id.slice(0, 8)}`;
}
