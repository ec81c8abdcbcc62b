import { MediaFault } from "../fault.ts";
import { holdsMetadata } from "../pictures/holds-metadata.ts";
import { type PictureFacts, readPicture } from "../pictures/read-picture.ts";
import { withoutJpegMetadata, withoutMetadata } from "../pictures/without-metadata.ts";
import type { PictureMaker, Rendition } from "./ports.ts";
import type { PlannedFile } from "./renditions.ts";

/** What draws, and what is called with the errors of it. */
export interface Drawing {
  pictures: PictureMaker;
  report: (error: unknown) => void;
}

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
  drawing: Drawing,
  picture: SentPicture,
  plan: PlannedFile[],
  take: (file: PlannedFile, drawn: DrawnFile) => Promise<Taken>,
): Promise<Taken[] | MediaFault> {
  const waiting = [...plan.entries()];
  const taken: { index: number; file: Taken }[] = [];
  const faults: MediaFault[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, file] = next;
      const drawn = await draw(drawing, picture, file);
      if (!(drawn instanceof MediaFault)) taken.push({ index, file: await take(file, drawn) });
      else if (file.isNeeded) {
        faults.push(drawn);
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
  return faults[0] ?? taken.toSorted((one, other) => one.index - other.index).map(({ file }) => file);
}

export async function draw(
  { pictures, report }: Drawing,
  { bytes, facts }: SentPicture,
  { format, width, height, focus }: Rendition,
): Promise<DrawnFile | MediaFault> {
  try {
    const drawn = await pictures.render(bytes, { format, width, height, focus });
    return drawn ? examine(withoutNotes(drawn, format), format) : undecodable(facts.format);
  } catch (error) {
    report(error);
    return serviceIsDown();
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
function undecodable(format: PictureFacts["format"]): MediaFault {
  const howToMend =
    format === "avif"
      ? "save it as PNG, JPEG or WebP"
      : "open it in an image editor and save it again as PNG or JPEG";
  return new MediaFault("image_damaged", `This picture cannot be read: ${howToMend}.`);
}

function serviceIsDown(): MediaFault {
  return new MediaFault(
    "image_service",
    "The image service does not respond. Your file may be fine; please try again in a few minutes.",
  );
}
