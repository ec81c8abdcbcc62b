export { hearLoupe, holdStill } from "./hear-loupe.ts";
export type { LoupeFacts } from "./loupe.client.ts";
export type { LoupeSpeech } from "./words.ts";
export type { Plate, PrintDetails, Tint } from "./print-details.ts";
