export type FaultCode =
  | "image_type"
  | "image_empty"
  | "image_too_large"
  | "image_service"
  | "image_truncated"
  | "image_damaged"
  | "image_polyglot"
  | "image_too_many_pixels"
  | "media_too_large"
  | "media_truncated"
  | "media_damaged"
  | "media_codec";

/** Why a file is not accepted. `code` is stable; `message` explains what is wrong and how to fix it. */
export class MediaFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The fault of a file that `recogniseFile` does not recognise; `seems` is the format it seems to have. */
export function unknownFile(seems: string | null): MediaFault {
  const what = seems ? `This is ${seems}.` : "This is not a picture, film or sound that can be shown here.";
  return new MediaFault("image_type", what);
}

export function emptyFile(): MediaFault {
  return new MediaFault("image_empty", "This file is empty. Please upload it again.");
}

/** The fault of a picture of more than `most` bytes. */
export function largePicture(most: number): MediaFault {
  return new MediaFault(
    "image_too_large",
    `This picture is larger than ${most / 1_000_000} MB: save it at a smaller size, or as JPEG or WebP.`,
  );
}

/** The fault of a film or sound of more than `most` bytes. */
export function tooLarge(most: number): MediaFault {
  return new MediaFault(
    "media_too_large",
    `This file is larger than ${most / 1_000_000} MB. Please make it shorter or export it smaller.`,
  );
}

export function truncated(): MediaFault {
  return new MediaFault(
    "media_truncated",
    "This file is incomplete: it was cut off while it was recorded or copied. Please copy or export it again.",
  );
}

export function damaged(what: string): MediaFault {
  return new MediaFault("media_damaged", `${what} Please export the file again.`);
}

export function wrongCodec(found: string, wanted: string): MediaFault {
  return new MediaFault("media_codec", `${found} Please export it with ${wanted}.`);
}
