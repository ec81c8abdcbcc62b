/** Let’s Normalize Screaming Like Toad. */
import { zinePages } from "./zine-page.ts";
import { bath } from "./lets-normalize-screaming-like-toad/bath.ts";
import { cover } from "./lets-normalize-screaming-like-toad/cover.ts";
import { dawn } from "./lets-normalize-screaming-like-toad/dawn.ts";
import { SHEET } from "./lets-normalize-screaming-like-toad/inks.ts";
import { kindly } from "./lets-normalize-screaming-like-toad/kindly.ts";
import { meeting } from "./lets-normalize-screaming-like-toad/meeting.ts";
import { snailStarts } from "./lets-normalize-screaming-like-toad/snail-starts.ts";
import { thursday } from "./lets-normalize-screaming-like-toad/thursday.ts";
import { all } from "./lets-normalize-screaming-like-toad/together.ts";

export const pages = zinePages(SHEET, [cover, dawn, bath, meeting, thursday, snailStarts, kindly, all]);
export const standing = { ground: { navy: 1 }, shadow: { pink: 1, lime: 1 }, lean: -4 };
