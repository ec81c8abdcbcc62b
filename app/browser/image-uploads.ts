import { type Checked, checkFile } from "./uploads/check-file.ts";
import { makeSmaller } from "./uploads/make-smaller.ts";
import { type AnswerBody, postFile, type Send } from "./uploads/post-file.ts";
import { makeUploadsByPlace } from "./uploads/uploads.ts";
import { acceptedFiles, uploadLimits } from "#domain/media/image.ts";
import { xsrfToken } from "./api.ts";

/** Finds out what the library would refuse, before anything is sent. */
export function checkImage(file: File): Promise<Checked> {
  return checkFile(file, { ...uploadLimits, words: acceptedFiles });
}

/** Sends one file to the library. */
export const sendImage: Send = (file, details, onProgress) =>
  postFile(file, details, onProgress, {
    address: "/api/image/upload",
    headers: { "X-XSRF-TOKEN": xsrfToken() },
    read: readBody,
  });

/** The uploads to the library that were begun in one place. */
export const uploadsAt = makeUploadsByPlace({
  check: checkImage,
  // A file that was uploaded before is asked about, but not one that replaces another.
  send: (file, details, onProgress) => sendImage(file, { same: "ask", ...details }, onProgress),
  shrink: (file) => makeSmaller(file, uploadLimits.picture),
});

interface Answered {
  data?: { id?: string; current?: { id: string; name: string } };
  error?: { code?: string; message?: string };
}

/** What the API says of an uploaded file. */
export function readBody(json: unknown): AnswerBody {
  const { data, error } = json as Answered;
  return {
    id: data?.id,
    reason: error?.message,
    isTooLarge: tooLargeCodes.has(error?.code ?? ""),
    same: error?.code === "image_same" ? data?.current : undefined,
  };
}

/** What a smaller copy would not be refused for. */
const tooLargeCodes = new Set(["image_too_large", "image_too_many_pixels"]);
