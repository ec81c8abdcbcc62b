/** How this zine writes: a brush hand that talks, block letters that announce, in navy unless it is night. */
import { announcingIn, talkingIn } from "../voice.ts";
import { NIGHT } from "./inks.ts";

export const say = talkingIn({ tones: NIGHT });
export const shout = announcingIn(NIGHT);
