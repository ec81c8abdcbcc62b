import { type Fields, receiveFiles } from "../forms/receive-files.ts";
import type { Owner } from "../identity/owner.ts";
import {
  type Image,
  imageAddress,
  imageIdsIn,
  type UploadDetails,
  uploadDetailsInput,
} from "../media/image.ts";
import { removeImage } from "../media/trash/remove-image.server.ts";
import { formRefusals } from "../media/upload/receive-uploads.server.ts";
import { uploadImage } from "../media/upload/upload-image.server.ts";
import { isRefused, type Refused, refuse } from "../outcome.ts";
import { parse } from "../parse.ts";
import type { Services } from "../services.ts";
import { type Note, noteInput, noteLimits } from "./note.ts";
import { findNoteOfKey, publishNote } from "./publishing.server.ts";
import { noteOfShared } from "./shared.ts";

type Receiving = Pick<Services, "db" | "clock" | "settings" | "store" | "pictures" | "studioPages">;

/** `kept`: addresses of pictures that an earlier attempt has left in the library, with spaces between them. */
const names = [
  "key",
  "content",
  "link",
  "language",
  "translationOf",
  "title",
  "text",
  "url",
  "alt",
  "kept",
] as const;
type Typed = Fields<(typeof names)[number]>;

/** Where pictures that come with a note are in the library. */
const folder = "notes";

interface ReceivedNote {
  outcome: Note | Refused;
  typed: Typed;
  /** Addresses of the pictures that are in the library, although the note is refused. */
  kept: string[];
}

/**
 * Publishes the note that a form holds, with the files that come with it. The text comes before the files, and each file’s
 * alt text after the file. A form that has published its note before stores no file again.
 */
export async function receiveNote(
  services: Receiving,
  owner: Owner,
  request: Request,
): Promise<ReceivedNote> {
  const sent: { before: Note | null } = { before: null };
  const received = await receiveFiles<(typeof names)[number], Image | Refused>(
    request,
    async ({ fileName, body, fields }) =>
      uploadImage(services, owner, {
        fileName,
        body,
        details: async () => detailsOf(services, await fields(), sent),
      }),
    { names, most: noteLimits.pictures, isFileOptional: true },
  );
  if (typeof received === "string") return { outcome: formRefusals[received], typed: {}, kept: [] };
  const { results, fields: typed, left } = received;
  const arrived = results.flatMap(({ result }) => (isRefused(result) ? [] : [imageAddress(result.id)]));
  const kept = [...imageIdsIn(typed.kept ?? "").map(imageAddress), ...arrived];
  const refusal = results
    .map(({ result }) => result)
    .find((result) => isRefused(result) && result !== sentBefore);
  if (isRefused(refusal)) return { outcome: refusal, typed, kept };
  if (left.length > 0) return { outcome: tooMany, typed, kept };
  const shared = noteOfShared(typed);
  const input = parse(noteInput, {
    content: (typed.content ?? shared.content).replaceAll("\r\n", "\n"),
    link: typed.link ?? shared.link,
    pictures: kept.map((address) => ({ address })),
    key: typed.key || undefined,
    language: typed.language,
    translationOf: typed.translationOf,
  });
  const outcome = sent.before ?? (isRefused(input) ? input : await publishNote(services, owner, input));
  return { outcome, typed, kept };
}

/** Removes the pictures of a note that was refused, for a sender that still has them. */
export async function discardKept(services: Receiving, owner: Owner, kept: string[]): Promise<void> {
  await Promise.all(imageIdsIn(kept.join(" ")).map((id) => removeImage(services, owner, id)));
}

/** `sent` holds the note that the form has published before, once it is found. */
async function detailsOf(
  services: Receiving,
  fields: Typed | string,
  sent: { before: Note | null },
): Promise<UploadDetails | Refused> {
  if (typeof fields === "string") return formRefusals.brokenOff;
  sent.before ??= fields.key ? await findNoteOfKey(services, fields.key) : null;
  if (sent.before) return sentBefore;
  return parse(uploadDetailsInput, { folder, alt: fields.alt ?? "" });
}

const sentBefore = refuse("conflict", "already_published", "This note has been published before.");
const tooMany = refuse(
  "tooLarge",
  "too_many_pictures",
  `A note shows at most ${noteLimits.pictures} pictures. Nothing was published: take some away and publish it again.`,
);
