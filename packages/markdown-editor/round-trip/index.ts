export { plainReading } from "./plain-reading.ts";
export type { Reading } from "./reading.ts";
export { createRoundTrip, type RoundTrip } from "./round-trip.ts";
export { parseSource, splitSource } from "./split-source.ts";
export { openWritingSchema } from "./writing-schema.client.ts";
