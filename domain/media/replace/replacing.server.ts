import type { MediaKind } from "@toadstool/media";
import { copyFile } from "@toadstool/media/storing";
import { and, eq } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { images } from "#db/schema.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { type Image, type ImageDetails, type UploadDetails } from "../image.ts";
import { findImage, foldImage, imageOf } from "../images.server.ts";
import { noteNextArrival, keysOf, type Revision, stillArrives } from "../files/journal.server.ts";
import type { StoredFile } from "../upload/stored-file.ts";
import { showOther } from "./show-other.server.ts";

type Storage = Pick<Services, "db" | "clock" | "store">;

/** Files that are about to replace an image's present ones. */
interface Replacement {
  former: Revision;
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
  return { former: { id, revision: image.revision }, next: await noteNextArrival(services, image) };
}

/**
 * Shows an image's new files in place of the former ones, which are kept for 30 days; its details stay unless new ones are
 * given.
 */
export async function showInstead(
  services: Storage,
  { former, next }: Replacement,
  { facts, bytes, hash }: StoredFile,
  details: UploadDetails,
): Promise<Image | Refused> {
  const { db, clock } = services;
  const before = await findImage(services, next.id);
  if (!before) return refuseMissing();
  if (before.revision !== former.revision) return refuseConflict();
  const said = saidAnew(before, details);
  const { shown } = await batch(db, {
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
      .where(and(eq(images.id, next.id), eq(images.revision, former.revision), stillArrives(next)))
      .returning(),
    journal: showOther(services, before, next),
  });
  return shown[0] ? imageOf(shown[0]) : refuseConflict();
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
