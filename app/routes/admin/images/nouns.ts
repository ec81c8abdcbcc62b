import type { ImageKind } from "#domain/media/image.ts";

/** What each kind of file is called in a sentence. */
export const nouns: Record<ImageKind, string> = { picture: "picture", video: "film", audio: "sound" };
