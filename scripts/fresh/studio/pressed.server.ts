import type { Pressed } from "@toadstool/elements/loupe/pressed";

/** How pictures of studio/public/images/ were printed, by their path there without the ending: for the loupe. */
export const pressed: Readonly<Record<string, Pressed | undefined>> = {};
