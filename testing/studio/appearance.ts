import type { Appearance } from "#domain/profile/appearance.ts";

/** What readers see who have not chosen a theme: the first one, or the one that their system asks for. */
export const appearance: Appearance = { followsSystem: false, light: "paper", dark: "default" };
