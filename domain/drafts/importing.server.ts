import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused, refuse, refuseField } from "../outcome.ts";
import { parse } from "../parse.ts";
import { fromFrontMatter } from "../posts/front-matter.ts";
import type { Services } from "../services.ts";
import { type Draft, draftFields } from "./draft.ts";
import { createDraft } from "./drafts.server.ts";

/** Bytes of a file that becomes a draft. */
export const largestImport = 1_000_000;

/** Makes a draft of a markdown file, with or without front matter. */
export async function importDraft(
  services: Pick<Services, "db" | "clock">,
  owner: Owner,
  file: { name: string; bytes: Uint8Array },
): Promise<Draft | Refused> {
  if (file.bytes.length > largestImport) return tooLarge();
  const text = textOf(file.bytes);
  if (text === null) return noText();
  const read = fromFrontMatter(text, file.name);
  const fields = isRefused(read) ? read : parse(draftFields, read);
  return isRefused(fields) ? fields : createDraft(services, owner, fields);
}

/** Null where the bytes are no text in UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /[^\P{Cc}\t\r\n]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

function tooLarge(): Refused {
  const message = "That file is over 1 MB, more than a post may hold. Divide it, and import the parts.";
  return refuseField("tooLarge", "file_too_large", "file", message);
}

function noText(): Refused {
  const message =
    "That file is no text in UTF-8. Save it as plain text or markdown in UTF-8 and choose it again.";
  return refuse("unsupported", "not_text", message, [{ field: "file", message }]);
}
