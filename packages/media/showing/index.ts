export { type Focus, focusClass, middle } from "./focus.ts";
export { nearestFile, ownFile } from "./nearest-file.ts";
export {
  describePicture,
  type Picture,
  type PictureFile,
  pictureFrom,
  type PictureLook,
  stillMedia,
} from "./picture.ts";
