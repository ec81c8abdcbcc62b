import type { FaultCode, MediaFault } from "@toadstool/media";
import { type Refused, type RefusalKind, refuse } from "../../outcome.ts";
import { acceptedFiles } from "../image.ts";

const kinds: Record<FaultCode, RefusalKind> = {
  image_type: "unsupported",
  image_empty: "invalid",
  image_too_large: "tooLarge",
  image_service: "unavailable",
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
