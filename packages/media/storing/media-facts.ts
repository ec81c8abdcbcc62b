import type { MediaKind } from "../recognise.ts";
import type { Focus } from "../showing/focus.ts";

/** Facts about the files of one picture, film or sound. */
export interface MediaFacts {
  /** The name of the file that every program can show. */
  main: string;
  /** Pixels, upright; 0 for a sound. */
  width: number;
  height: number;
  /** Seconds; null for a picture. */
  duration: number | null;
  isAnimated: boolean;
  hasAlpha: boolean;
  /** Base64; "" for films and sounds. */
  thumbhash: string;
  /** The placeholder's colours, 4 columns by 3 rows, as rrggbb one after the other; "" where there is none. */
  colours: string;
  files: MediaFile[];
  /** The picture as it was sent, metadata included: never to be served to the public. Left out where it was not kept. */
  original?: OriginalFile;
  /** Of a picture; the middle where it is left out. */
  focus?: Focus;
}

export interface MediaFile {
  /** Like `640.webp`: the last part of its key and of its address. */
  name: string;
  /** Its media type. */
  type: string;
  /** Pixels; 0 for a sound. */
  width: number;
  height: number;
  bytes: number;
}

/** `name` has a folder of its own, which no address of a `MediaFile` can name. */
export type OriginalFile = Pick<MediaFile, "name" | "type" | "bytes">;

/** Every file in the store that these facts name. */
export function storedFilesOf({ files, original }: Pick<MediaFacts, "files" | "original">): OriginalFile[] {
  return original ? [...files, original] : files;
}

/** The bytes of all these files. */
export function bytesOf(facts: Pick<MediaFacts, "files" | "original">): number {
  return storedFilesOf(facts).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What lies in the store once all files are put there. */
export interface StoredMedia {
  kind: MediaKind;
  facts: MediaFacts;
  /** Of all files. */
  bytes: number;
}
