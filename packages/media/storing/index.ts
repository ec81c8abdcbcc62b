export { collect, peek } from "./arriving-bytes.ts";
export { copyFile, readInPieces } from "./copy-file.ts";
export { typeByName } from "./file-type.ts";
export {
  bytesOf,
  type MediaFacts,
  type MediaFile,
  type OriginalFile,
  type StoredMedia,
  storedFilesOf,
} from "./media-facts.ts";
export type { MediaStore, PictureMaker, Rendition } from "./ports.ts";
export { longestAvifEdge } from "./renditions.ts";
export { isCard, redrawCard } from "./redraw-card.ts";
export { storeFilm } from "./store-film.ts";
export { storePicture } from "./store-picture.ts";
