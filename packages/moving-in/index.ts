export { MovingFault, type FaultCode } from "./fault.ts";
export { fillFiles } from "./fill-files.ts";
export type {
  FileSource,
  MovedDate,
  MovedFile,
  MovedItem,
  MovedPicture,
  MovedRedirect,
  MovedRemark,
  MovedSubscriber,
  MovedText,
  System,
} from "./moved.ts";
export { systems } from "./moved.ts";
export { readExport, type ReadOptions } from "./read-export.ts";
export { recognise, type Recognised } from "./recognise.ts";
export type { Remark, RemarkCode } from "./remarks.ts";
export type { SourceLimits } from "./source/limits.ts";
export { readFile } from "./source/read.ts";
export { type GivenFile, openSource, type Source } from "./source/source.ts";
