export { type Field, fieldOf, fillSpans } from "./fill.ts";
export { flatten, type Matrix } from "./flatten.ts";
export { paintColours, paintPlates } from "./paint-fields.ts";
export { indexedPng } from "./indexed-png.ts";
