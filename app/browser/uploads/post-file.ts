/** The fields that come along with a file; those without a value are left out. */
export type Details = Record<string, string | undefined>;

/** A file that was uploaded before, with the same bytes. */
export interface SameFile {
  id: string;
  name: string;
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

/** What the body of an answer says. */
export interface AnswerBody {
  /** The id of the file that was stored. */
  id?: string;
  /** Why it was not, for people. */
  reason?: string;
  isTooLarge?: boolean;
  /** The file that is there already, where it was refused for that. */
  same?: SameFile;
}

interface Post {
  address: string;
  headers: Record<string, string>;
  /** Reads the JSON of an answer, which may come from a proxy and be anything. */
  read: (json: unknown) => AnswerBody;
}

const noConnection = "The connection was lost. Check that you are online and try again.";

/** Sends a file as a form. `fetch` cannot tell how much has left: this is an XMLHttpRequest. */
export function postFile(
  file: File,
  details: Details,
  onProgress: (part: number) => void,
  { address, headers, read }: Post,
): Sending {
  const request = new XMLHttpRequest();
  const answered = new Promise<UploadAnswer>((answer) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(Math.min(loaded / total, 0.999));
    });
    request.upload.addEventListener("load", () => onProgress(1));
    request.addEventListener("load", () => answer(readAnswer(request.status, request.responseText, read)));
    request.addEventListener("error", () => answer({ answer: "failed", reason: noConnection }));
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(details)) if (value !== undefined) form.set(name, value);
  form.set("file", file, file.name);
  request.open("POST", address);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.setRequestHeader("Accept", "application/json");
  request.send(form);
  return { answered, abort: () => request.abort() };
}

/** What an answer to one file means. */
export function readAnswer(status: number, text: string, read: Post["read"]): UploadAnswer {
  const {
    id,
    reason = "The site returned an unexpected response. Try again.",
    isTooLarge = false,
    same,
  } = parsed(text, read);
  if (status >= 200 && status < 300 && id) return { answer: "arrived", id };
  if (same) return { answer: "refused", reason, isTooLarge, same };
  if (status === 401) return { answer: "sessionEnded" };
  if (status < 400 || status >= 500 || passing.has(status)) return { answer: "failed", reason };
  return { answer: "refused", reason, isTooLarge };
}

/** These may go well the next time: an old token, a slow line, a conflict, too many at once. */
const passing = new Set([403, 408, 409, 429]);

function parsed(text: string, read: Post["read"]): AnswerBody {
  try {
    return read(JSON.parse(text));
  } catch {
    return {};
  }
}
