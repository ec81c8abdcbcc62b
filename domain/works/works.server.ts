import { mergePage, type ReadingWorks, type WantedWorks } from "./merged.server.ts";
import type { Work, WorkKind } from "./work.ts";

/** A page of the works that readers see, and the cursor of the next one. */
export async function listWorks<K extends WorkKind>(
  services: ReadingWorks,
  wanted: WantedWorks<K>,
): Promise<{ works: Work<K>[]; cursor: string | null }> {
  const { merged, cursor } = await mergePage(services, wanted);
  return { works: merged.map(({ work }) => work as Work<K>), cursor };
}
