import type { Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import type { PictureFacts } from "./formats/read-picture.ts";
import type { Revision, Stored } from "./journal.server.ts";

export interface ArrivedPicture extends Revision {
  bytes: Uint8Array;
  facts: PictureFacts;
}

/** Draws a picture in all its sizes and puts each in the store; refuses what cannot be drawn. */
export async function storePicture(
  services: Pick<Services, "store" | "pictures">,
  picture: ArrivedPicture,
): Promise<Stored | Refused> {
  throw new Error("unwritten");
}
