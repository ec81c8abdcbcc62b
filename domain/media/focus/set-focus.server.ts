import { MediaFault } from "@toadstool/media";
import type { Focus } from "@toadstool/media/showing";
import { bytesOf, isCard, type MediaFile, redrawCard } from "@toadstool/media/storing";
import { and, eq } from "drizzle-orm";
import { images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { logError } from "../../log.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { keysOf } from "../files/journal.server.ts";
import type { Image } from "../image.ts";
import { findImage, imageOf } from "../images.server.ts";
import { refuseFile } from "../upload/unfit-file.ts";

type Drawing = Pick<Services, "db" | "clock" | "store" | "pictures">;

/**
 * Chooses what of a picture stays in sight wherever it is cropped, and draws its crop for links anew. It belongs to the
 * files: what replaces them has its own. Null where there is no such image.
 */
export async function setFocus(
  services: Drawing,
  _owner: Owner,
  id: string,
  focus: Focus,
): Promise<Image | Refused | null> {
  const image = await findImage(services, id);
  if (!image) return null;
  if (image.kind !== "picture") return refuseOtherKind();
  const keyOf = keysOf(image);
  const card = await redrawCard({ ...services, report: logError }, image.facts, focus, keyOf);
  if (card instanceof MediaFault) return refuseFile(card);
  // The former card stays where it is until its revision goes: rows may be taken back to when they named it.
  const changed = await write(services, image, focus, card);
  return changed ?? refuseOvertaken();
}

async function write({ db, clock }: Drawing, image: Image, focus: Focus, card: MediaFile | null) {
  const files = card ? [...image.facts.files.filter((file) => !isCard(file)), card] : image.facts.files;
  const facts = { ...image.facts, files, focus };
  const [row] = await db
    .update(images)
    .set({ facts, bytes: bytesOf(facts), updatedAt: clock() })
    .where(
      and(
        eq(images.id, image.id),
        eq(images.revision, image.revision),
        eq(images.updatedAt, new Date(image.updatedAt)),
      ),
    )
    .returning();
  return row ? imageOf(row) : null;
}

function refuseOtherKind(): Refused {
  return refuse("invalid", "not_a_picture", "Only a picture has a focal point.");
}

function refuseOvertaken(): Refused {
  return refuse(
    "conflict",
    "image_conflict",
    "This image was changed in another window in the meantime. Check it, then save the focal point again.",
  );
}
