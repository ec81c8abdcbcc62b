import {
  emptyFile,
  largePicture,
  MediaFault,
  readPicture,
  recogniseFile,
  type RecognisedFilm,
  unknownFile,
} from "@toadstool/media";
import { hashed } from "../../tokens/hashed.ts";
import type { Owner } from "../../identity/owner.ts";
import { refuseFullStorage } from "../../full-storage.ts";
import { logError } from "../../log.ts";
import { isRefused, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { collect, peek, storeFilm, storePicture } from "@toadstool/media/storing";
import { type Image, type UploadDetails, uploadLimits } from "../image.ts";
import { discardArrival, keysOf, noteArrival, type Revision } from "../files/journal.server.ts";
import { noteReplacement, replaceWithFilm, showInstead } from "../replace/replacing.server.ts";
import { showNew } from "./show-new.server.ts";
import { refuseIfThere, type RefusedAsSame } from "./same-file.server.ts";
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

interface HashedFile extends ArrivingFile {
  /** Once the body was read to its end. */
  hash: () => Promise<string>;
}

/** Bytes that tell what a file is, whatever it is called. */
const headLength = 1024;

/** Keeps a file in the library. Whatever breaks on the way, nothing of it stays. Readers see it only in another’s place. */
export async function uploadImage(
  services: Uploading,
  _owner: Owner,
  arriving: ArrivingFile,
  readers?: { beginChange: (change: "seen") => Promise<void> },
): Promise<Image | Refused | RefusedAsSame> {
  async function details() {
    const given = await arriving.details();
    if (!isRefused(given) && given.replaces) await readers?.beginChange("seen");
    return given;
  }
  const file = { ...arriving, details };
  const { head, body: whole } = await peek(file.body, headLength);
  const { body, hash } = hashed(whole);
  const recognised = recogniseFile(head);
  try {
    if (head.length === 0) return refuseFile(emptyFile());
    if (recognised.kind === "unknown") return refuseFile(unknownFile(recognised.seems));
    if (recognised.kind === "picture") return await uploadPicture(services, { ...file, body, hash });
    return await uploadFilm(services, { ...file, body, hash }, recognised);
  } finally {
    await body.cancel().catch(() => undefined);
  }
}

async function uploadPicture(
  services: Uploading,
  file: HashedFile,
): Promise<Image | Refused | RefusedAsSame> {
  const bytes = await collect(file.body, uploadLimits.picture);
  if (!bytes) return refuseFile(largePicture(uploadLimits.picture));
  const facts = readPicture(bytes, uploadLimits);
  if (facts instanceof MediaFault) return refuseFile(facts);
  const details = await file.details();
  if (isRefused(details)) return details;
  const hash = await file.hash();
  const same = await refuseIfThere(services, hash, details);
  if (same) return same;
  const replaced = details.replaces ? await noteReplacement(services, details.replaces, "picture") : null;
  if (isRefused(replaced)) return replaced;
  const arrival = replaced?.next ?? (await noteArrival(services));
  return keep(services, arrival, async () => {
    const stored = await storePicture({ ...services, report: logError }, { bytes, facts }, keysOf(arrival));
    if (stored instanceof MediaFault) return refuseFile(stored);
    return replaced
      ? showInstead(services, replaced, { ...stored, hash }, details)
      : showNew(services, arrival, { ...stored, hash }, details, file.fileName);
  });
}

/** A film goes on to the store as it comes in, so that what comes along with it is known only afterwards. */
async function uploadFilm(
  services: Uploading,
  file: HashedFile,
  recognised: RecognisedFilm,
): Promise<Image | Refused | RefusedAsSame> {
  const arrival = await noteArrival(services);
  return keep(services, arrival, async () => {
    const film = { body: file.body, recognised, mostBytes: uploadLimits.media };
    const kept = await storeFilm(services.store, film, keysOf(arrival));
    if (kept instanceof MediaFault) return refuseFile(kept);
    const details = await file.details();
    if (isRefused(details)) return details;
    const stored = { ...kept, hash: await file.hash() };
    const same = await refuseIfThere(services, stored.hash, details);
    if (same) return same;
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
  work: () => Promise<Image | Refused | RefusedAsSame>,
): Promise<Image | Refused | RefusedAsSame> {
  let isShown = false;
  try {
    const outcome = await work();
    isShown = !isRefused(outcome) && outcome.id === id && outcome.revision === revision;
    return outcome;
  } catch (error) {
    const full = refuseFullStorage(error);
    if (!full) throw error;
    logError(error);
    return full;
  } finally {
    if (!isShown) await discardArrival(services, { id, revision }).catch(logError);
  }
}
