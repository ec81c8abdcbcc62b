/** How this zine writes: a brush for what happened, block letters for names. */
import { announcingIn, talkingIn } from "../voice.ts";
import { FOREST } from "./inks.ts";

export const say = talkingIn({ tones: FOREST, pen: 12, leading: 106, most: 1 });
export const name = announcingIn(FOREST);
