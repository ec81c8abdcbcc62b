export { withBlanks } from "./blank-ranges.ts";
export type { Read } from "./blocks.ts";
export { filterMedia } from "./filter.ts";
export type { ByteRange } from "./iso-samples.ts";
export type { FilmFacts, StoredFile } from "./read-film.ts";
export { streamOf } from "./streams.ts";
