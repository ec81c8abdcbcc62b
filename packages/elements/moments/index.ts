export { agoWords, localMoment, momentWords } from "./moment-words.ts";
export { createMoments, useOwnZone } from "./moments.tsx";
