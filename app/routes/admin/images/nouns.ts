import type { MediaKind } from "@toadstool/media";

/** What each kind of file is called in a sentence. */
export const nouns: Record<MediaKind, string> = { picture: "picture", video: "film", audio: "sound" };
