export type FaultCode =
  | "aborted"
  | "empty"
  | "export_broken"
  | "export_cut"
  | "file_too_large"
  | "not_an_export"
  | "tar_broken"
  | "tar_too_large"
  | "too_many_files"
  | "unknown_system"
  | "unknown_version"
  | "zip_bomb"
  | "zip_broken"
  | "zip_encrypted";

/** Why an export is not read. `code` is stable; `message` says what is wrong and how to mend it. */
export class MovingFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = "MovingFault";
    this.code = code;
  }
}
