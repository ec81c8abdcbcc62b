export { type Change, compareBlocks, compareWords } from "./compare.ts";
export { foldText } from "./fold-text.ts";
export { textOf, titleFrom } from "./file-text.ts";
export {
  type FieldNames,
  type FrontMatter,
  FrontMatterFault,
  readFrontMatter,
  writeFrontMatter,
} from "./front-matter.ts";
export { openingOf } from "./opening.ts";
export { type OutlineEntry, outlineOf, readingMinutes, wordsIn } from "./reading.ts";
