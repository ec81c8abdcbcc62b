import type { ExperienceEntry } from "#domain/profile/experience.ts";

/** Jobs and schools, newest first, one tab each. */
export const experience: ExperienceEntry[] = [];
