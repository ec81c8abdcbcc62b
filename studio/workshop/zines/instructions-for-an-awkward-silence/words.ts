/** How this zine writes: a brush hand that talks, block letters that announce, in burgundy. */
import { announcingIn, talkingIn } from "../voice.ts";
import { WINE } from "./inks.ts";

export const say = talkingIn({ tones: WINE });
export const shout = announcingIn(WINE);
