export { emptyFile, type FaultCode, largePicture, MediaFault, tooLarge, unknownFile } from "./fault.ts";
export { fileSize, playingTime } from "./file-size.ts";
export { holdsMetadata } from "./pictures/holds-metadata.ts";
export { type PictureFacts, type PictureLimits, readPicture } from "./pictures/read-picture.ts";
export { withoutJpegMetadata, withoutMetadata } from "./pictures/without-metadata.ts";
export {
  type MediaKind,
  type PictureFormat,
  recogniseFile,
  type RecognisedFile,
  type RecognisedFilm,
} from "./recognise.ts";
