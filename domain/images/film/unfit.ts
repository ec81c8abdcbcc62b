import { type Refused, type RefusalKind, refuse } from "../../outcome.ts";
import { acceptedFiles, uploadLimits } from "../../media/image.ts";

/** Breaks a stream off whose file is refused: so nothing of it stays in the store. */
export class Unfit extends Error {
  readonly refused: Refused;

  constructor(refused: RefusalKind, code: string, message: string) {
    super(message);
    this.refused = refuse(refused, code, `${message} ${acceptedFiles}`);
  }
}

export function tooLarge(): Unfit {
  const most = uploadLimits.media / 1_000_000;
  return new Unfit(
    "tooLarge",
    "media_too_large",
    `This file is larger than ${most} MB. Please make it shorter or export it smaller.`,
  );
}

export function truncated(): Unfit {
  return new Unfit(
    "invalid",
    "media_truncated",
    "This file is incomplete: it was cut off while it was recorded or copied. Please copy or export it again.",
  );
}

export function damaged(what: string): Unfit {
  return new Unfit("invalid", "media_damaged", `${what} Please export the file again.`);
}

export function wrongCodec(found: string, wanted: string): Unfit {
  return new Unfit("unsupported", "media_codec", `${found} Please export it with ${wanted}.`);
}
