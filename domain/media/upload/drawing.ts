import {
  holdsMetadata,
  MediaFault,
  type PictureFacts,
  readPicture,
  withoutJpegMetadata,
  withoutMetadata,
} from "@toadstool/media";
import { logError } from "../../log.ts";
import { isRefused, refuse, type Refused } from "../../outcome.ts";
import type { PictureMaker, Rendition } from "../../services.ts";
import { acceptedFiles } from "../image.ts";
import type { PlannedFile } from "../files/renditions.ts";

/** A picture as it was sent, read but not decoded. */
export interface SentPicture {
  bytes: Uint8Array;
  facts: PictureFacts;
}

/** A file of a picture, as it will be served. */
export interface DrawnFile {
  bytes: Uint8Array;
  /** Pixels, as the file itself says: the drawing service may round otherwise. */
  width: number;
  height: number;
}

/** Bytes of one picture that may be on the way to the picture service, which is sent all of it for each file. */
const mostOnTheWay = 24_000_000;
const mostAtOnce = 3;

/**
 * Draws the planned files a few at a time and hands each to `take` at once, so that few are held in memory. A file that is
 * optional and cannot be drawn is left out. Resolves when nothing is under way any more, whatever went wrong.
 */
export async function drawAll<Taken>(
  pictures: PictureMaker,
  picture: SentPicture,
  plan: PlannedFile[],
  take: (file: PlannedFile, drawn: DrawnFile) => Promise<Taken>,
): Promise<Taken[] | Refused> {
  const waiting = [...plan.entries()];
  const taken: { index: number; file: Taken }[] = [];
  const refusals: Refused[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, file] = next;
      const drawn = await draw(pictures, picture, file);
      if (!isRefused(drawn)) taken.push({ index, file: await take(file, drawn) });
      else if (file.isNeeded) {
        refusals.push(drawn);
        waiting.length = 0;
      }
    }
  };
  const atOnce = Math.max(1, Math.min(mostAtOnce, Math.floor(mostOnTheWay / picture.bytes.length)));
  const stopping = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, () => work().catch(stopping)));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return refusals[0] ?? taken.toSorted((one, other) => one.index - other.index).map(({ file }) => file);
}

export async function draw(
  pictures: PictureMaker,
  { bytes, facts }: SentPicture,
  { format, width, height }: Rendition,
): Promise<DrawnFile | Refused> {
  try {
    const drawn = await pictures.render(bytes, { format, width, height });
    return drawn ? examine(withoutNotes(drawn, format), format) : refuseDamaged(facts.format);
  } catch (error) {
    logError(error);
    return serviceIsDown;
  }
}

/** Removes metadata that the drawing service should have left out; of a JPEG, Cloudflare keeps the copyright. */
function withoutNotes(drawn: Uint8Array, format: Rendition["format"]): Uint8Array {
  if (format === "jpeg") return withoutJpegMetadata(drawn);
  return format === "webp" && holdsMetadata(drawn).length > 0 ? withoutMetadata(drawn, format) : drawn;
}

function examine(bytes: Uint8Array, format: Rendition["format"]): DrawnFile {
  const facts = readPicture(bytes);
  const notes = holdsMetadata(bytes);
  if (facts instanceof MediaFault || facts.format !== format || notes.length > 0) {
    throw new Error(`What was drawn is no clean ${format}. ${notes.join(", ")}`);
  }
  return { bytes, width: facts.width, height: facts.height };
}

/** Cloudflare's Images make AVIF files but do not promise to read them. */
function refuseDamaged(format: PictureFacts["format"]): Refused {
  const howToMend =
    format === "avif"
      ? "save it as PNG, JPEG or WebP"
      : "open it in an image editor and save it again as PNG or JPEG";
  return refuse("invalid", "image_damaged", `This picture cannot be read: ${howToMend}. ${acceptedFiles}`);
}

const serviceIsDown = refuse(
  "unavailable",
  "image_service",
  `The image service does not respond. Your file may be fine; please try again in a few minutes. ${acceptedFiles}`,
);
