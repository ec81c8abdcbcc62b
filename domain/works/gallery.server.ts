import type { Medium } from "../art/medium.ts";
import type { ShownArtwork } from "../art/shown-artwork.ts";
import { countByMedium, type WorkCounts } from "./count-works.server.ts";
import type { ReadingWorks } from "./laid-over.server.ts";
import { readLibrary } from "./library.server.ts";
import { listNewestWorks, listWorks } from "./list-works.server.ts";
import { type GalleryWork, pictureNamedBy, showArtwork } from "./show-artwork.ts";
import { galleryKinds as kinds } from "./work.ts";

/** How many works hang on a page of the gallery; a gallery of no more is on one page. */
const galleryPageSize = 120;

/** A work as the wall shows it. */
export type HungWork = Pick<
  ShownArtwork,
  "slug" | "title" | "language" | "date" | "medium" | "made" | "alt" | "still"
> & {
  /** A piece that moves once it is opened. */
  isAlive: boolean;
};

export interface GalleryPage {
  works: HungWork[];
  /** Null where `works` are all that there are: the page filters and counts them itself. */
  counts: WorkCounts | null;
  /** Of the next page. */
  cursor: string | null;
}

/** All works where they fit on one page; otherwise a page of those in a medium. */
export async function readGallery(
  services: ReadingWorks,
  { medium, cursor }: { medium: Medium | null; cursor: string | null },
): Promise<GalleryPage> {
  const first = await listWorks(services, { kinds, limit: galleryPageSize });
  if (first.cursor === null) {
    return { works: await hang(services, first.works), counts: null, cursor: null };
  }
  const [page, counts] = await Promise.all([
    medium === null && cursor === null
      ? first
      : listWorks(services, { kinds, medium, cursor, limit: galleryPageSize }),
    countByMedium(services),
  ]);
  return { works: await hang(services, page.works), counts, cursor: page.cursor };
}

async function hang(services: ReadingWorks, works: readonly GalleryWork[]): Promise<HungWork[]> {
  const shown = await showArtworks(services, works);
  return shown.map(({ slug, title, language, date, medium, made, alt, still, piece }) => ({
    slug,
    title,
    ...(language && { language }),
    date,
    medium,
    made,
    alt,
    still,
    isAlive: piece !== undefined,
  }));
}

/** The newest works by their date, whatever their order in the gallery. */
export async function listNewestArt(services: ReadingWorks, limit: number): Promise<ShownArtwork[]> {
  const works = await listNewestWorks(services, limit);
  return showArtworks(services, works);
}

/** Works with the addresses of their pictures, in their order, with one look into the library at most. */
export async function showArtworks(
  services: Pick<ReadingWorks, "db">,
  works: readonly GalleryWork[],
): Promise<ShownArtwork[]> {
  const library = await readLibrary(services, works.map(pictureNamedBy));
  return works.map((work) => showArtwork(work, library.pictureAt(pictureNamedBy(work))));
}
