import { type FaultCode, MediaFault } from "@toadstool/media";
import { type Refused, type RefusalKind, refuse } from "../../outcome.ts";
import { acceptedFiles } from "../image.ts";

const kinds: Record<FaultCode, RefusalKind> = {
  image_type: "unsupported",
  image_empty: "invalid",
  image_truncated: "invalid",
  image_damaged: "invalid",
  image_polyglot: "invalid",
  image_too_many_pixels: "tooLarge",
  media_too_large: "tooLarge",
  media_truncated: "invalid",
  media_damaged: "invalid",
  media_codec: "unsupported",
};

/** The refusal of a file, with the formats that are accepted instead. */
export function refuseFile({ code, message }: MediaFault): Refused {
  return refuse(kinds[code], code, `${message} ${acceptedFiles}`);
}

export function refuseEmpty(): Refused {
  return refuseFile(new MediaFault("image_empty", "This file is empty. Please upload it again."));
}

export function refuseLargePicture(): Refused {
  const advice = "save it at a smaller size, or as JPEG or WebP";
  return refuse(
    "tooLarge",
    "image_too_large",
    `This picture is larger than 10 MB: ${advice}. ${acceptedFiles}`,
  );
}
