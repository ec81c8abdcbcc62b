import type { Stamp } from "../kit.ts";
import { signs } from "./sign-stamps.ts";
import { things } from "./thing-stamps.ts";
import { creatures } from "./creature-stamps.ts";

/** What I cut out of lino for visitors. Stamps are only added, at the end: addresses name them by their place. */
export const stamps: readonly Stamp[] = [...creatures, ...things, ...signs];
