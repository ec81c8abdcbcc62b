import {
  emptyFile,
  largePicture,
  MediaFault,
  readPicture,
  recogniseFile,
  type RecognisedFilm,
  unknownFile,
} from "@toadstool/media";
import type { Owner } from "../../identity/owner.ts";
import { logError } from "../../log.ts";
import { isRefused, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { collect, peek, storeFilm, storePicture } from "@toadstool/media/storing";
import { type Image, type UploadDetails, uploadLimits } from "../image.ts";
import { discardArrival, keysOf, noteArrival, type Revision } from "../files/journal.server.ts";
import { noteReplacement, replaceWithFilm, showInstead } from "../replace/replacing.server.ts";
import { showNew } from "./show-new.server.ts";
import { refuseFile } from "./unfit-file.ts";

export type Uploading = Pick<Services, "db" | "clock" | "store" | "pictures">;

/** A file as it comes in. */
export interface ArrivingFile {
  /** As the sender calls it: anything at all. */
  fileName: string;
  body: ReadableStream<Uint8Array>;
  /** The fields of the form, which may come after the file: called once the body was read to its end. */
  details: () => Promise<UploadDetails | Refused>;
}

/** Bytes that tell what a file is, whatever it is called. */
const headLength = 1024;

/** Keeps a file in the library. Whatever breaks on the way, nothing of it stays. */
export async function uploadImage(
  services: Uploading,
  _owner: Owner,
  file: ArrivingFile,
): Promise<Image | Refused> {
  const { head, body } = await peek(file.body, headLength);
  const recognised = recogniseFile(head);
  try {
    if (head.length === 0) return refuseFile(emptyFile());
    if (recognised.kind === "unknown") return refuseFile(unknownFile(recognised.seems));
    if (recognised.kind === "picture") return await uploadPicture(services, { ...file, body });
    return await uploadFilm(services, { ...file, body }, recognised);
  } finally {
    await body.cancel().catch(() => undefined);
  }
}

async function uploadPicture(services: Uploading, file: ArrivingFile): Promise<Image | Refused> {
  const bytes = await collect(file.body, uploadLimits.picture);
  if (!bytes) return refuseFile(largePicture(uploadLimits.picture));
  const facts = readPicture(bytes, uploadLimits);
  if (facts instanceof MediaFault) return refuseFile(facts);
  const details = await file.details();
  if (isRefused(details)) return details;
  const replaced = details.replaces ? await noteReplacement(services, details.replaces, "picture") : null;
  if (isRefused(replaced)) return replaced;
  const arrival = replaced?.next ?? (await noteArrival(services));
  return keep(services, arrival, async () => {
    const stored = await storePicture({ ...services, report: logError }, { bytes, facts }, keysOf(arrival));
    if (stored instanceof MediaFault) return refuseFile(stored);
    return replaced
      ? showInstead(services, replaced, stored, details)
      : showNew(services, arrival, stored, details, file.fileName);
  });
}

/** A film goes on to the store as it comes in, so that what comes along with it is known only afterwards. */
async function uploadFilm(
  services: Uploading,
  file: ArrivingFile,
  recognised: RecognisedFilm,
): Promise<Image | Refused> {
  const arrival = await noteArrival(services);
  return keep(services, arrival, async () => {
    const film = { body: file.body, recognised, mostBytes: uploadLimits.media };
    const stored = await storeFilm(services.store, film, keysOf(arrival));
    if (stored instanceof MediaFault) return refuseFile(stored);
    const details = await file.details();
    if (isRefused(details)) return details;
    if (!details.replaces) return showNew(services, arrival, stored, details, file.fileName);
    const replaced = await noteReplacement(services, details.replaces, stored.kind);
    if (isRefused(replaced)) return replaced;
    return keep(services, replaced.next, () => replaceWithFilm(services, replaced, arrival, stored, details));
  });
}

/** Does `work`; removes the stored files where it does not end with those files shown. */
async function keep(
  services: Uploading,
  { id, revision }: Revision,
  work: () => Promise<Image | Refused>,
): Promise<Image | Refused> {
  let isShown = false;
  try {
    const outcome = await work();
    isShown = !isRefused(outcome) && outcome.id === id && outcome.revision === revision;
    return outcome;
  } finally {
    if (!isShown) await discardArrival(services, { id, revision }).catch(logError);
  }
}
