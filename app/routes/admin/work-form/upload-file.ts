import { makeSmaller } from "#app/browser/uploads/make-smaller.ts";
import { checkImage } from "#app/browser/uploads/check-image.ts";
import { sendImage } from "#app/browser/uploads/send-image.ts";
import { imageAddress } from "#domain/media/image.ts";

/** What became of a file: its address in the library, or why it has none. */
type Uploaded = { address: string } | { reason: string };

/** Sends one file to the library, as a smaller copy where it is too large. `onPart`: how much has left, from 0 to 1. */
export async function uploadFile(file: File, onPart: (part: number) => void): Promise<Uploaded> {
  const checked = await checkImage(file);
  if (!("reason" in checked)) return send(file, onPart);
  const smaller = checked.canShrink ? await makeSmaller(file) : null;
  return smaller ? send(smaller, onPart) : { reason: checked.reason };
}

async function send(file: File, onPart: (part: number) => void): Promise<Uploaded> {
  const answered = await sendImage(file, {}, onPart).answered;
  if (answered.answer === "arrived") return { address: imageAddress(answered.id) };
  if (answered.answer === "sessionEnded")
    return { reason: "Your session has expired. Log in again in a new tab, then try again here." };
  return { reason: answered.reason };
}
