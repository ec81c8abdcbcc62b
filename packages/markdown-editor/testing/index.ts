export { numbersFrom } from "./random-edits.ts";
export { markdownSamples } from "./samples/all.ts";
