import type { ExperienceEntry } from "#domain/profile/experience.ts";

/** Newest first, one tab each. */
export const experience: ExperienceEntry[] = [
  {
    tab: "Toadstool",
    role: "Founder and creative technologist",
    organisation: "Toadstool Studio",
    href: "/",
    dates: "2021 to today",
    points: ["Prints, shaders, circuits and letters."],
  },
];
