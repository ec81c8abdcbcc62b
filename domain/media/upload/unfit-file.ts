import { refuse, type Refused } from "../../outcome.ts";
import { acceptedFiles } from "../image.ts";

/** The refusal of a file without bytes, by the server and by a browser that checks before it sends. */
export function refuseEmpty(): Refused {
  return refuse("invalid", "image_empty", `This file is empty. Please upload it again. ${acceptedFiles}`);
}

export function refuseLargePicture(): Refused {
  const howToMend = "save it at a smaller size, or as JPEG or WebP";
  return refuse(
    "tooLarge",
    "image_too_large",
    `This picture is larger than 10 MB: ${howToMend}. ${acceptedFiles}`,
  );
}
