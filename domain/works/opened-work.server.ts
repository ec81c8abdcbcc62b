import type { Medium } from "../art/medium.ts";
import type { ShownArtwork } from "../art/shown-artwork.ts";
import { isMoved, type Moved } from "./find-work.server.ts";
import type { ReadingWorks } from "./merged.server.ts";
import type { Tag } from "../tags/tag.ts";
import { type GalleryWork, pictureNamedBy, showArtwork } from "./show-artwork.ts";
import { findWorkPage, type WorkPage } from "./work-page.server.ts";
import { type Player, readLibrary } from "./library.server.ts";

/** A work as it is opened over the wall. */
export interface OpenedWork {
  work: ShownArtwork;
  tags: Tag[];
  /** The works beside it, in the medium that was asked for. */
  beside: Pick<WorkPage<"artwork">, "previous" | "next">;
  film: Player | null;
  sound: Player | null;
}

/** A work of the gallery by its slug. One of another medium than was asked for is shown among all works. */
export async function readOpenedWork(
  services: ReadingWorks,
  slug: string,
  medium: Medium | null,
): Promise<OpenedWork | Moved | null> {
  const found = await findWorkPage(services, ["artwork", "zine"], slug, medium);
  if (!found || isMoved(found)) return found;
  const { work: shown, tags, previous, next } = found;
  if (medium !== null && mediumOf(shown) !== medium) return readOpenedWork(services, slug, null);
  const { film, sound } = shown.kind === "artwork" ? shown.facts : {};
  const picture = pictureNamedBy(shown);
  const library = await readLibrary(services, [picture, film, sound]);
  const work = showArtwork(shown, library.pictureAt(picture));
  return {
    work,
    tags,
    beside: { previous, next },
    film: library.playerAt(film),
    sound: library.playerAt(sound),
  };
}

const mediumOf = (work: GalleryWork): Medium => (work.kind === "zine" ? "zine" : work.facts.medium);
