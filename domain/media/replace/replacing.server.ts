import type { MediaKind } from "@toadstool/media";
import { copyFile } from "@toadstool/media/storing";
import { and, eq } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { images } from "#db/schema.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { type Image, type ImageDetails, type UploadDetails } from "../image.ts";
import { findImage, foldImage, imageOf, isInLibrary } from "../images.server.ts";
import { noteNextArrival, keysOf, type Revision, stillArrives } from "../files/journal.server.ts";
import type { StoredFile } from "../upload/stored-file.ts";
import { showOther } from "./show-other.server.ts";

type Storage = Pick<Services, "db" | "clock" | "store">;

/** Files that are about to replace those of an image that was read as `before`. */
interface Replacement {
  before: Image;
  next: Revision;
}

/** Opens the account of files for an image that is there and of the same kind. */
export async function noteReplacement(
  services: Storage,
  id: string,
  kind: MediaKind,
): Promise<Replacement | Refused> {
  const image = await findImage(services, id);
  if (!image) return refuseMissing();
  if (image.kind !== kind) return refuseOtherKind(image.kind, kind);
  return { before: image, next: await noteNextArrival(services, image) };
}

/**
 * Shows an image's new files in place of the former ones, which are kept for 30 days; its details stay unless new ones are
 * given. Where they have changed since it was read, it tries again with those it met.
 */
export async function showInstead(
  services: Storage,
  { before, next }: Replacement,
  stored: StoredFile,
  details: UploadDetails,
  tries = 5,
): Promise<Image | Refused> {
  const { db, clock } = services;
  const { facts, bytes, hash } = stored;
  const said = saidAnew(before, details);
  const {
    shown,
    present: [row],
  } = await batch(db, {
    shown: db
      .update(images)
      .set({
        ...said,
        folded: foldImage(said),
        revision: next.revision,
        lastRevision: next.revision,
        bytes,
        facts,
        hash,
        updatedAt: clock(),
      })
      .where(and(isAsRead(before), stillArrives(next)))
      .returning({ id: images.id }),
    journal: showOther(services, before, next),
    present: db
      .select()
      .from(images)
      .where(and(eq(images.id, next.id), isInLibrary)),
  });
  if (!row) return refuseMissing();
  if (shown.length > 0) return imageOf(row);
  if (row.revision !== before.revision || tries === 1) return refuseConflict();
  return showInstead(services, { before: imageOf(row), next }, stored, details, tries - 1);
}

/** The image's row, while its files and its details are as they were read. */
function isAsRead({ id, revision, updatedAt, name, folder, alt, caption }: Image) {
  return and(
    isInLibrary,
    eq(images.id, id),
    eq(images.revision, revision),
    eq(images.updatedAt, new Date(updatedAt)),
    eq(images.name, name),
    eq(images.folder, folder),
    eq(images.alt, alt),
    eq(images.caption, caption),
  );
}

/** Copies a film to the image that it replaces: what comes along with a file is known only when it is stored. */
export async function replaceWithFilm(
  services: Storage,
  replacement: Replacement,
  arrived: Revision,
  stored: StoredFile,
  details: UploadDetails,
): Promise<Image | Refused> {
  const { next } = replacement;
  for (const { name, type, bytes } of stored.facts.files) {
    const keys = { from: keysOf(arrived)(name), to: keysOf(next)(name) };
    await copyFile(services.store, { ...keys, type, bytes });
  }
  return showInstead(services, replacement, stored, details);
}

function saidAnew(before: ImageDetails, { name, folder, alt, caption }: UploadDetails): ImageDetails {
  return {
    name: name || before.name,
    folder: folder || before.folder,
    alt: alt ?? before.alt,
    caption: caption ?? before.caption,
  };
}

function refuseMissing(): Refused {
  return refuse(
    "missing",
    "image_gone",
    "The image you want to replace no longer exists. Upload this file as a new image.",
  );
}

function refuseOtherKind(kind: MediaKind, sent: MediaKind): Refused {
  const called = { picture: "a picture", video: "a film", audio: "a sound" };
  return refuse(
    "invalid",
    "image_other_kind",
    `This replaces ${called[kind]} and so must be ${called[kind]}, not ${called[sent]}, because texts show it as one. Upload it as a new file instead.`,
  );
}

function refuseConflict(): Refused {
  return refuse(
    "conflict",
    "image_conflict",
    "This image was replaced or deleted during your upload. Check it, then upload your file again if you still want to.",
  );
}
