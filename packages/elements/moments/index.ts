export { aboutHowLong } from "./about-how-long.ts";
export { agoWords, awayWords, localMoment, momentWords } from "./moment-words.ts";
export { createMoments, useOwnZone } from "./moments.tsx";
export { useSecondsUntil } from "./use-seconds-until.ts";
