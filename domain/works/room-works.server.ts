import type { ShownArtwork } from "../art/shown-artwork.ts";
import { findFileWorks } from "./find-works.server.ts";
import type { ReadingWorks } from "./laid-over.server.ts";
import { showArtworks } from "./gallery.server.ts";

/** A work that is code, by the slug of its file: its row may have another address in the gallery. */
type CodedWork = ShownArtwork;

/** The works of `studio/` with these slugs that readers see, in this order. Each keeps the slug of its file. */
export async function findCodedWorks(services: ReadingWorks, slugs: readonly string[]): Promise<CodedWork[]> {
  const found = await findFileWorks(services, "artwork", slugs);
  const shown = await showArtworks(services, found);
  return slugs.flatMap((slug) => {
    const at = found.findIndex(({ file }) => file === slug);
    const work = shown[at];
    return work ? [{ ...work, slug }] : [];
  });
}

/** The works whose files name these pages, in this order. */
export async function findRoomWorks(services: ReadingWorks, pages: readonly string[]): Promise<CodedWork[]> {
  const files = services.workFiles().artwork;
  const slugs = pages.flatMap((path) => files.find(({ facts }) => facts.page === path)?.slug ?? []);
  return findCodedWorks(services, slugs);
}
