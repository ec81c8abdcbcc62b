import { textOf } from "@toadstool/markdown/prose";
import { findFacts } from "../facts/facts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused, refuse, refuseField } from "../outcome.ts";
import { fromFrontMatter } from "./front-matter.ts";
import { limits } from "../posts/post.ts";
import { proposeSlug } from "../profile/propose-slug.ts";
import type { Services } from "../services.ts";
import type { Draft } from "./draft.ts";
import { createDraft, createDraftOnce } from "./drafts.server.ts";

/** Bytes of a file that becomes a draft: the longest text in a script of three bytes a character, and its front matter. */
const largestImport = 3 * limits.content + 20_000;

/** Makes a draft of a markdown file, with or without front matter. */
export async function importDraft(
  services: Pick<Services, "db" | "clock" | "settings">,
  owner: Owner,
  file: { name: string; bytes: Uint8Array },
): Promise<Draft | Refused> {
  if (file.bytes.length > largestImport) return tooLarge();
  const text = textOf(file.bytes);
  if (text === null) return noText();
  const { profile } = await findFacts(services);
  const { timeZone } = profile;
  const slugOf = (title: string) => proposeSlug(title, { kind: "post", profile, now: services.clock() });
  const fields = fromFrontMatter(text, file.name, { timeZone, slugOf });
  if (isRefused(fields)) return fields;
  const draft = await createDraftOnce(services, owner, fields);
  // The text that it is a translation of may come with the next file.
  return isRefused(draft) && draft.code === "no_such_text" ? createDraft(services, owner, fields) : draft;
}

function tooLarge(): Refused {
  const message =
    "The file is over 1.5 MB, which is more than a post can hold. Split it and import the parts.";
  return refuseField("tooLarge", "file_too_large", "file", message);
}

function noText(): Refused {
  const message =
    "The file is not UTF-8 text. Save it as plain text or Markdown in UTF-8 and choose it again.";
  return refuse("unsupported", "not_text", message, [{ field: "file", message }]);
}
