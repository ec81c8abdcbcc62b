import type { ExperienceEntry } from "#domain/profile/experience.ts";

export const experience: ExperienceEntry[] = [
  {
    tab: "Example Press",
    role: "Printer",
    organisation: "Example Press",
    href: "/",
    dates: "2021 to today",
    points: ["Prints.", { text: "Folds.", points: ["In eight pages.", "In four."] }],
  },
  {
    tab: "School",
    role: "Student",
    organisation: "The School of Examples",
    href: "https://school.example",
    dates: "2018 to 2021",
    points: ["Learnt to fold."],
  },
];
