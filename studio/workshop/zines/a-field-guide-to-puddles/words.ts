/** How this guide writes: the brush tells, block letters name. Navy, unless the ground is. */
import { announcingIn, talkingIn } from "../voice.ts";
import { NAVY } from "./inks.ts";

export const say = talkingIn({ tones: NAVY, pen: 11.5, most: 1.05 });
export const name = announcingIn(NAVY);
