/** How this zine writes: low and round, in burgundy. */
import { talkingIn } from "../voice.ts";
import { NIGHT } from "./inks.ts";

export const say = talkingIn({ tones: NIGHT, pen: 12, leading: 104, most: 1 });
