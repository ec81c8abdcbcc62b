import { xsrfToken } from "../api.ts";

/** The fields that come along with a file; those without a value are left out. */
export type Details = Record<string, string | undefined>;

/** A file that was uploaded before, with the same bytes. */
export interface SameFile {
  id: string;
  name: string;
  /** Its alt text, where the library has one. */
  alt?: string;
}

/** What became of a file that was sent. */
export type UploadAnswer =
  | { answer: "arrived"; id: string }
  /** Sending it again changes nothing; a smaller copy may do where it `isTooLarge`. `same` was uploaded before. */
  | { answer: "refused"; reason: string; isTooLarge: boolean; same?: SameFile }
  | { answer: "failed"; reason: string }
  | { answer: "sessionEnded" };

export interface Sending {
  answered: Promise<UploadAnswer>;
  /** Then nothing is answered. */
  abort: () => void;
}

/** Sends one file; `onProgress` is called with the part of it that has left, from 0 to 1. */
export type Send = (file: File, details: Details, onProgress: (part: number) => void) => Sending;

const noConnection = "The connection was lost. Check that you are online and try again.";

/** Sends one file to the library. `fetch` cannot tell how much has left: this is an XMLHttpRequest. */
export const sendImage: Send = (file, details, onProgress) => {
  const request = new XMLHttpRequest();
  const answered = new Promise<UploadAnswer>((answer) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(Math.min(loaded / total, 0.999));
    });
    request.upload.addEventListener("load", () => onProgress(1));
    request.addEventListener("load", () => answer(readAnswer(request.status, request.responseText)));
    request.addEventListener("error", () => answer({ answer: "failed", reason: noConnection }));
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(details)) if (value !== undefined) form.set(name, value);
  form.set("file", file, file.name);
  request.open("POST", "/api/image/upload");
  request.setRequestHeader("X-XSRF-TOKEN", xsrfToken());
  request.setRequestHeader("Accept", "application/json");
  request.send(form);
  return { answered, abort: () => request.abort() };
};

/** What the API's answer to one file means; it may come from a proxy and be anything. */
export function readAnswer(status: number, text: string): UploadAnswer {
  const { data, error } = parsed(text);
  const reason = error?.message ?? "The site returned an unexpected response. Try again.";
  const isTooLarge = tooLargeCodes.has(error?.code ?? "");
  if (status >= 200 && status < 300 && data?.id) return { answer: "arrived", id: data.id };
  if (error?.code === "image_same" && data?.current)
    return { answer: "refused", reason, isTooLarge, same: data.current };
  if (status === 401) return { answer: "sessionEnded" };
  if (status < 400 || status >= 500 || passing.has(status)) return { answer: "failed", reason };
  return { answer: "refused", reason, isTooLarge };
}

/** What a smaller copy would not be refused for. */
const tooLargeCodes = new Set(["image_too_large", "image_too_many_pixels"]);

/** These may go well the next time: an old token, a slow line, a conflict, too many at once. */
const passing = new Set([403, 408, 409, 429]);

interface AnswerBody {
  data?: { id?: string; current?: SameFile };
  error?: { code?: string; message?: string };
}

function parsed(text: string): AnswerBody {
  try {
    return (JSON.parse(text) as AnswerBody | null) ?? {};
  } catch {
    return {};
  }
}
