/** How this zine writes: a brush hand that talks, block letters that announce, both in the dark where the inks meet. */
import { announcingIn, talkingIn } from "../voice.ts";
import { DARK } from "./inks.ts";

export const say = talkingIn({ tones: DARK });
export const shout = announcingIn(DARK);
