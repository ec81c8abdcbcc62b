import type { MediaFacts } from "@toadstool/media/storing";
import type { Image } from "../image.ts";

/** Where the owner alone can fetch the picture as it was sent, of the revision that is shown or of a former one; null where it was not kept. */
export function originalAddress(
  id: Image["id"],
  revision: number,
  { original }: Pick<MediaFacts, "original">,
): string | null {
  return original ? `/admin/images/${id}/original/${revision}` : null;
}
