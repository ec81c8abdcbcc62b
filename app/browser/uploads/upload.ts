import type { UploadDetails } from "#domain/media/image.ts";
import { xsrfToken } from "../api.ts";

export type UploadAnswer =
  | { answer: "arrived"; id: string }
  /** Sending it again changes nothing. */
  | { answer: "refused"; code: string; reason: string }
  | { answer: "failed"; reason: string }
  | { answer: "sessionEnded" };

export interface Sending {
  answered: Promise<UploadAnswer>;
  /** Then nothing is answered. */
  abort: () => void;
}

const address = "/api/image/upload";
const noConnection = "The connection was lost. Check that you are online and try again.";

/** Sends one file to the library. `fetch` cannot tell how much has left: this is an XMLHttpRequest. */
export function sendFile(
  file: File,
  details: Partial<UploadDetails>,
  onProgress: (part: number) => void,
): Sending {
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
  for (const [name, value] of Object.entries(details)) form.set(name, value);
  form.set("file", file, file.name);
  request.open("POST", address);
  request.setRequestHeader("X-XSRF-TOKEN", xsrfToken());
  request.setRequestHeader("Accept", "application/json");
  request.send(form);
  return { answered, abort: () => request.abort() };
}

/** What the API's answer to one file means. */
export function readAnswer(status: number, text: string): UploadAnswer {
  const { data, error } = parsed(text);
  if (status >= 200 && status < 300 && data?.id) return { answer: "arrived", id: data.id };
  if (status === 401) return { answer: "sessionEnded" };
  const reason = error?.message ?? "The site returned an unexpected response. Try again.";
  if (status < 400 || status >= 500 || passing.has(status)) return { answer: "failed", reason };
  return { answer: "refused", code: error?.code ?? "", reason };
}

/** These may go well the next time: an old token, a slow line, a conflict, too many at once. */
const passing = new Set([403, 408, 409, 429]);

interface Answered {
  data?: { id?: string };
  error?: { code?: string; message?: string };
}

function parsed(text: string): Answered {
  try {
    return (JSON.parse(text) as Answered | null) ?? {};
  } catch {
    return {};
  }
}
