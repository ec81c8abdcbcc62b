export { ArchiveFault, type ArchiveFaultCode } from "./archive-fault.ts";
export {
  fileListName,
  fileName,
  isFileKey,
  isTableName,
  manifestName,
  readmeName,
  rowsName,
} from "./entry-names.ts";
export { type ListedFile, readFileLine } from "./file-list.ts";
export { linesIn } from "./lines.ts";
export {
  archiveFormat,
  archiveVersion,
  declaredBytes,
  type Manifest,
  manifestSchema,
  readManifest,
  type TableFacts,
} from "./manifest.ts";
export { type Bytes, measure, meter } from "./measure.ts";
export { type Entry, pack } from "./pack/pack.ts";
export { readmeText } from "./pack/readme-text.ts";
export { type ArchivePart, readArchive, type ReadOptions, verifyArchive } from "./read/read-archive.ts";
