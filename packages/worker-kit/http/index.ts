export { answerIfChanged, type Validators } from "./answer-if-changed.ts";
export { answerObject, type ObjectWanted } from "./answer-object.ts";
export { answerRange } from "./answer-range.ts";
export { deferScripts } from "./defer-scripts.ts";
export { drainBody } from "./drain-body.ts";
export { imagesBinding, type Rendition } from "./images-binding.ts";
export { pageForBrowsers } from "./page-for-browsers.ts";
export { r2Store } from "./r2-store.ts";
export { readWithin } from "./read-within.ts";
