export { channelsOf } from "./channels.ts";
export { type Field, fieldOf, fillOutlines, type FillRule, fillSpans } from "./fill.ts";
export { flatten, type Matrix, stroked } from "./flatten.ts";
export { paintColours, paintPlates } from "./paint-fields.ts";
export { indexedPng } from "./indexed-png.ts";
