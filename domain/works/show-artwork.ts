import type { Picture } from "@toadstool/media/showing";
import type { Artwork } from "../art/artwork.ts";
import type { ShownArtwork } from "../art/shown-artwork.ts";
import { cardOf, cardOfPicture, drawnStillOf, stillOf, stillOfPicture } from "../art/still.ts";
import { workOfZine } from "../art/zine.ts";
import type { Work } from "./work.ts";

export type GalleryWork = Work<"artwork" | "zine">;

/** The picture that a work’s facts name; a zine's is that of its cover. Without one an artwork or a zine has a file of its slug. */
export function pictureNamedBy({ kind, facts }: Work): string | undefined {
  if (kind === "project") return facts.image;
  return kind === "zine" ? facts.pages[0]?.picture : facts.picture;
}

/** A work with the addresses of its picture: the library's, the file's, or a drawn one where it has none. */
export function showArtwork(work: GalleryWork, picture: Picture | undefined): ShownArtwork {
  const facts: Artwork = work.kind === "zine" ? workOfZine(work.facts) : work.facts;
  const { still: size, picture: _address, ...shown } = { ...facts, slug: work.slug };
  const { alt } = shown;
  if (picture) return { ...shown, still: stillOfPicture(picture), card: cardOfPicture(picture, alt) };
  if (work.file === null) return { ...shown, still: drawnStillOf(work.slug), card: undefined };
  const ofFile = { slug: work.file, still: size, alt };
  return { ...shown, still: stillOf(ofFile), card: cardOf(ofFile) };
}
