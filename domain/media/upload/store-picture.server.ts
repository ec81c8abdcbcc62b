import { withoutMetadata } from "@toadstool/media";
import { isRefused, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { draw, drawAll, type DrawnFile, type SentPicture } from "./drawing.ts";
import { fileKey, type MediaFile } from "../image.ts";
import type { Revision, Stored } from "../files/journal.server.ts";
import { placeholderEdge, placeholderOf } from "./placeholder.ts";
import { planFiles, widthWithin } from "../files/renditions.ts";

/** Draws a picture in all its sizes and puts each in the store; refuses what cannot be drawn. */
export async function storePicture(
  { store, pictures }: Pick<Services, "store" | "pictures">,
  picture: SentPicture & Revision,
): Promise<Stored | Refused> {
  const { width, height, frames } = picture.facts;
  const small = { format: "png", width: widthWithin(placeholderEdge, picture.facts) } as const;
  const thumbnail = await draw(pictures, picture, small);
  if (isRefused(thumbnail)) return thumbnail;
  const placeholder = placeholderOf(thumbnail.bytes);
  // Cameras and screenshots allow for transparency where there is none: such a picture is far lighter as a JPEG.
  const hasAlpha = picture.facts.hasAlpha && (placeholder?.hasAlpha ?? true);
  const [main, ...others] = planFiles({ width, height, hasAlpha });
  const drawn = await drawAll(pictures, picture, [main, ...others], ({ name, format }, file) =>
    put(store, picture, name, `image/${format}`, file),
  );
  if (isRefused(drawn)) return drawn;
  const files = [...drawn, ...(frames > 1 ? [await putAnimation(store, picture)] : [])];
  return {
    kind: "picture",
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    facts: {
      main: main.name,
      width,
      height,
      duration: null,
      isAnimated: frames > 1,
      hasAlpha,
      thumbhash: placeholder?.thumbhash ?? "",
      colours: placeholder?.colours ?? "",
      files,
    },
  };
}

/** Stores the original, its frames unchanged: the picture service does not keep animations everywhere. */
function putAnimation(store: Services["store"], picture: SentPicture & Revision): Promise<MediaFile> {
  const { format, width, height } = picture.facts;
  if (format !== "gif" && format !== "webp") throw new Error(`No ${format} is kept with its frames.`);
  const bytes = withoutMetadata(picture.bytes, format);
  return put(store, picture, `animated.${format}`, `image/${format}`, { bytes, width, height });
}

async function put(
  store: Services["store"],
  { id, revision }: Revision,
  name: string,
  type: string,
  { bytes, width, height }: DrawnFile,
): Promise<MediaFile> {
  await store.put(fileKey(id, revision, name), bytes, type);
  return { name, type, width, height, bytes: bytes.length };
}
