import { MediaFault } from "../fault.ts";
import { withoutMetadata } from "../pictures/without-metadata.ts";
import { draw, drawAll, type DrawnFile, type Drawing, type SentPicture } from "./drawing.ts";
import {
  bytesOf,
  type MediaFacts,
  type MediaFile,
  type OriginalFile,
  type StoredMedia,
} from "./media-facts.ts";
import type { MediaStore } from "./ports.ts";
import { planFiles, widthWithin } from "./renditions.ts";

/** The key in the store of a file, by its name. */
export type KeyOf = (name: string) => string;

/** Draws a picture in all its sizes and puts each in the store, and with them the picture as it was sent; the fault of one that cannot be drawn. */
export async function storePicture(
  { store, ...drawing }: Drawing & { store: Pick<MediaStore, "put"> },
  picture: SentPicture,
  keyOf: KeyOf,
): Promise<StoredMedia | MediaFault> {
  const { width, height, frames } = picture.facts;
  const put = async (name: string, type: string, { bytes, ...size }: DrawnFile): Promise<MediaFile> => {
    await store.put(keyOf(name), bytes, type);
    return { name, type, ...size, bytes: bytes.length };
  };
  // With a decoder of PNG, which only uploads need.
  const { placeholderEdge, placeholderOf } = await import("./placeholder.ts");
  const small = { format: "png", width: widthWithin(placeholderEdge, picture.facts) } as const;
  const thumbnail = await draw(drawing, picture, small);
  if (thumbnail instanceof MediaFault) return thumbnail;
  const placeholder = placeholderOf(thumbnail.bytes);
  // Cameras and screenshots allow for transparency where there is none: such a picture is far lighter as a JPEG.
  const hasAlpha = picture.facts.hasAlpha && (placeholder?.hasAlpha ?? true);
  const plan = planFiles({ width, height, hasAlpha });
  const drawn = await drawAll(drawing, picture, plan, ({ name, format }, file) =>
    put(name, `image/${format}`, file),
  );
  if (drawn instanceof MediaFault) return drawn;
  const animation = frames > 1 ? animationOf(picture) : null;
  const files = animation
    ? [...drawn, await put(`animated.${animation.format}`, `image/${animation.format}`, animation.file)]
    : drawn;
  const original = originalOf(picture);
  await store.put(keyOf(original.name), picture.bytes, original.type);
  const facts: MediaFacts = {
    main: plan[0].name,
    width,
    height,
    duration: null,
    isAnimated: frames > 1,
    hasAlpha,
    thumbhash: placeholder?.thumbhash ?? "",
    colours: placeholder?.colours ?? "",
    files,
    original,
  };
  return { kind: "picture", bytes: bytesOf(facts), facts };
}

function originalOf({ bytes, facts: { format } }: SentPicture): OriginalFile {
  const name = `private/original.${format === "jpeg" ? "jpg" : format}`;
  return { name, type: `image/${format}`, bytes: bytes.length };
}

/** The animation with its frames unchanged: picture services do not keep animations everywhere. */
function animationOf({ bytes, facts: { format, width, height } }: SentPicture) {
  if (format !== "gif" && format !== "webp") throw new Error(`No ${format} is kept with its frames.`);
  return { format, file: { bytes: withoutMetadata(bytes, format), width, height } };
}
