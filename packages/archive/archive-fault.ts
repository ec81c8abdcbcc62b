export type ArchiveFaultCode =
  | "not_an_archive"
  | "newer_version"
  | "passphrase_wanted"
  | "wrong_passphrase"
  | "cut_short"
  | "damaged"
  | "unsafe_name"
  | "unexpected_entry"
  | "too_large"
  | "disk_full";

/** Why an archive is not read or written. `code` is stable; `message` explains what is wrong and how to go on. */
export class ArchiveFault extends Error {
  readonly code: ArchiveFaultCode;

  constructor(code: ArchiveFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The fault that an error is, or is taken for. */
export function faultOf(error: unknown, code: ArchiveFaultCode, message: string): ArchiveFault {
  return error instanceof ArchiveFault ? error : new ArchiveFault(code, message, { cause: error });
}
