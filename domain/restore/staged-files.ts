import { typeByName } from "@toadstool/media/storing";

/** The media type of a file that a restore may bring, by the rules of uploads; null for a key that no upload makes. */
export function typeOfKey(key: string): string | null {
  const isUploads = /^media\/[a-z2-7]{16}\/[1-9]\d{0,8}\/(?:private\/original|[a-z0-9]+)\.[a-z0-9]+$/;
  return isUploads.test(key) ? typeByName(key) : null;
}

/** The beginning of everything in the store that belongs to a restore. */
export const restorePrefix = "restores/";

/** Where the files of a restore wait for its last step. */
export const stagedPrefix = (restoreId: string) => `${restorePrefix}${restoreId}/files/`;

/** Where the keys of files are noted that are in their final place before any row names them. */
export const placedPrefix = (restoreId: string) => `${restorePrefix}${restoreId}/placed/`;
