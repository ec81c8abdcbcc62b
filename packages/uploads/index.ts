export { type Acceptance, type Checked, checkFile } from "./check-file.ts";
export { encodeCanvas } from "./encode-canvas.ts";
export { makeSmaller } from "./make-smaller.ts";
export {
  type AnswerBody,
  type Details,
  postFile,
  type SameFile,
  type Send,
  type Sending,
  type UploadAnswer,
} from "./post-file.ts";
export type { Upload, UploadQueue } from "./queue.ts";
export { makeUploads, makeUploadsByPlace, type UploadPorts, type Uploads } from "./uploads.ts";
