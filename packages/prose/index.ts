export { type Change, compareBlocks, compareWords } from "./compare.ts";
export { openingOf } from "./opening.ts";
export { type OutlineEntry, outlineOf, readingMinutes, readingWords, wordsIn } from "./reading.ts";
