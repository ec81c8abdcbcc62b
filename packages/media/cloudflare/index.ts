export { answerFile, filePolicy } from "./answer-file.ts";
export { answerRange } from "./answer-range.ts";
export { imagesBinding } from "./images-binding.ts";
export { r2Store } from "./r2-store.ts";
