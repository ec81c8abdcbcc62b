import type { StoredMedia } from "@toadstool/media/storing";

/** What lies in the store of an uploaded file, and the SHA-256, base64url, of that file as it was sent. */
export interface StoredFile extends StoredMedia {
  hash: string;
}
