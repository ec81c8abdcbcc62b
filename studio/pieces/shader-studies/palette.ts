import { inks } from "../inks.ts";

const { violet, pink, yellow, teal } = inks;

/** The inks that a visitor may print a study in. */
export const palette = { violet, pink, yellow, teal };
