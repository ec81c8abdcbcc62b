/** A file that a person may upload, and the expected answer. */
export interface NastyFile {
  /** Its nasty property: unique in the corpus. */
  name: string;
  bytes: () => Uint8Array | Promise<Uint8Array>;
  sentName: string;
  sentType: string;
  expect: Accepted | RefusedWith;
  /** Sent also where there is little time. */
  isTypical?: boolean;
}

export interface Accepted {
  status: 201;
  kind: "picture" | "video" | "audio";
  /** Pixels, upright. */
  width: number;
  height: number;
  isAnimated: boolean;
  hasAlpha: boolean;
  frames: number;
  /** Its four quarters are red, green, blue and yellow, read as one reads a page. */
  hasQuarters: boolean;
  /** Its name in the library; any tame name will do where none is given. */
  calledThen?: string;
}

export interface RefusedWith {
  status: 413 | 415 | 422;
  /** Any of these: several rules may meet in one file. */
  codes: string[];
}
