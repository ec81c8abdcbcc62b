import { and, desc, eq } from "drizzle-orm";
import { images } from "#db/schema.ts";
import { isRefused, refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import type { Image, UploadDetails } from "../image.ts";
import { imageOf, isInLibrary } from "../images.server.ts";

/** The refusal of a file whose very bytes were uploaded before, with the image that they became. */
export interface RefusedAsSame extends Refused {
  current: Image;
}

export function isSame(outcome: object | null): outcome is RefusedAsSame {
  return isRefused(outcome) && outcome.code === sameCode;
}

const sameCode = "image_same";

/** Refuses a file that is in the library already, where its sender wants to be asked. */
export async function refuseIfThere(
  { db }: Pick<Services, "db">,
  hash: string,
  { same, replaces }: Pick<UploadDetails, "same" | "replaces">,
): Promise<RefusedAsSame | null> {
  if (same !== "ask" || replaces) return null;
  const image = await findImageOfFile({ db }, hash);
  return image && refuseAsSame(image);
}

/** The newest image with this file; `hash` is its SHA-256, base64url. */
export async function findImageOfFile({ db }: Pick<Services, "db">, hash: string): Promise<Image | null> {
  const [row] = await db
    .select()
    .from(images)
    .where(and(eq(images.hash, hash), isInLibrary))
    .orderBy(desc(images.createdAt))
    .limit(1);
  return row ? imageOf(row) : null;
}

function refuseAsSame(image: Image): RefusedAsSame {
  const noun = { picture: "picture", video: "film", audio: "sound" }[image.kind];
  const where = image.folder && ` in ${image.folder}`;
  const refused = refuse(
    "conflict",
    sameCode,
    `You have this ${noun} already: “${image.name}”${where}. Use that one, or upload the file again and keep both.`,
  );
  return { ...refused, current: image };
}
