import { type Picture, pictureFrom } from "@toadstool/media/showing";
import { fileAddress, type Image, imageAddress } from "../image.ts";

/** A picture of the library, as a page or a letter shows it. */
export function pictureOf({ id, revision, facts, alt, caption }: Image): Picture {
  const addressOf = (name: string) => fileAddress(id, revision, name);
  return pictureFrom({ address: imageAddress(id), addressOf, facts, alt, caption });
}
