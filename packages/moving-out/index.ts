export { freeNames } from "./free-name.ts";
export { markdownFiles, mediaFolder, type WrittenFile } from "./markdown-folder.ts";
export { filePlacer, type WhereIs } from "./place-files.ts";
export type { OutgoingFile, OutgoingText } from "./text.ts";
