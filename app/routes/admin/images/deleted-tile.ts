import type { ImageTile } from "#app/ui/picture/image-grid.tsx";
import { pictureOf } from "#domain/media/display/picture-of.ts";
import type { DeletedImage } from "#domain/media/trash/trash.server.ts";
import type { Picture } from "@toadstool/media/showing";
import type { Image } from "#domain/media/image.ts";

export interface DeletedTile extends ImageTile {
  /** ISO 8601. */
  keptUntil: string;
}

/** A deleted image in a grid; its picture comes by an address that only the owner can open. */
export function deletedTile({ image, keptUntil }: DeletedImage, uses: number): DeletedTile {
  const { id, kind, name, bytes, facts } = image;
  const picture = kind === "picture" ? ownersPicture(image) : null;
  return { id, kind, name, bytes, duration: facts.duration, picture, uses, keptUntil };
}

function ownersPicture(image: Image): Picture {
  const picture = pictureOf(image);
  const src = `/admin/images/${image.id}/former/${image.revision}`;
  return { ...picture, sources: [], src, main: { ...picture.main, src } };
}
