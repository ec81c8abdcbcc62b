import type { Medium } from "../art/medium.ts";
import type { ShownArtwork } from "../art/shown-artwork.ts";
import type { Tag } from "../tags/tag.ts";
import { mediumOf } from "./filter.server.ts";
import type { ReadingWorks } from "./laid-over.server.ts";
import { isMoved, type Moved } from "./laid-over.ts";
import { type Player, readLibrary } from "./library.server.ts";
import { pictureNamedBy, showArtwork } from "./show-artwork.ts";
import { galleryKinds } from "./work.ts";
import { findWorkPage, type WorkPage } from "./work-page.server.ts";

/** A work as it is opened over the wall. */
export interface OpenedWork {
  work: ShownArtwork;
  tags: Tag[];
  /** The works beside it, in the medium that was asked for. */
  beside: Pick<WorkPage<"artwork">, "previous" | "next">;
  film: Player | null;
  sound: Player | null;
  translations: WorkPage<"artwork">["translations"];
}

/** A work of the gallery by its slug. One of another medium than was asked for is shown among all works. */
export async function readOpenedWork(
  services: ReadingWorks,
  slug: string,
  medium: Medium | null,
): Promise<OpenedWork | Moved | null> {
  const found = await findWorkPage(services, galleryKinds, slug, medium);
  if (!found || isMoved(found)) return found;
  const { work: shown, tags, previous, next, translations } = found;
  if (medium !== null && mediumOf(shown) !== medium) return readOpenedWork(services, slug, null);
  const { film, sound } = shown.kind === "artwork" ? shown.facts : {};
  const picture = pictureNamedBy(shown);
  const library = await readLibrary(services, [picture, film, sound]);
  const work = showArtwork(shown, library.pictureAt(picture));
  return {
    work,
    tags,
    beside: { previous, next },
    translations,
    film: library.playerAt(film),
    sound: library.playerAt(sound),
  };
}
