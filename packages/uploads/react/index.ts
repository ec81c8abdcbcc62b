export { FileButton } from "./file-button.tsx";
export { FilePicture } from "./file-picture.tsx";
export { useDroppedFiles, usePastedFiles } from "./sources.ts";
export { UploadList } from "./upload-list.tsx";
export { Uploader } from "./uploader.tsx";
export type { UploaderHost } from "./uploader-host.ts";
export { useArrivals } from "./use-arrivals.ts";
export { useUploads } from "./use-uploads.ts";
