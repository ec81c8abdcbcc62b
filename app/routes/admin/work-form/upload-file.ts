import { makeSmaller } from "#app/browser/uploads/make-smaller.ts";
import { checkImage } from "#app/browser/uploads/check-image.ts";
import { type SameFile, sendImage } from "#app/browser/uploads/send-image.ts";
import { imageAddress } from "#domain/media/image.ts";

/** What became of a file: its address in the library, or why it has none; `same` is there already, with the same bytes. */
type Uploaded = { address: string } | { reason: string; same?: SameFile };

interface Sending {
  /** How much has left, from 0 to 1. */
  onPart: (part: number) => void;
  /** What to do with a file that the library has already. */
  same?: "ask" | "keep";
}

/** Sends one file to the library, as a smaller copy where it is too large. */
export async function uploadFile(file: File, sending: Sending): Promise<Uploaded> {
  const checked = await checkImage(file);
  if (!("reason" in checked)) return send(file, sending);
  const smaller = checked.canShrink ? await makeSmaller(file) : null;
  return smaller ? send(smaller, sending) : { reason: checked.reason };
}

async function send(file: File, { onPart, same = "ask" }: Sending): Promise<Uploaded> {
  const answered = await sendImage(file, { same }, onPart).answered;
  if (answered.answer === "arrived") return { address: imageAddress(answered.id) };
  if (answered.answer === "sessionEnded")
    return { reason: "Your session has expired. Log in again in a new tab, then try again here." };
  return { reason: answered.reason, ...("same" in answered && { same: answered.same }) };
}
