import type { Profile } from "#domain/profile/profile.ts";

/** The creator that the engine's tests walk about with: little of everything, and no word of the sample. */
export const profile: Profile = {
  name: "Ada Example",
  title: "Printmaker and programmer",
  tagline: "Small prints, made slowly.",
  siteName: "Example Press",
  description: "The home of Ada Example: a few projects, two zines and a letter now and then.",
  location: "Harbour Street",
  school: "The School of Examples",
  copyrightYear: 2021,
  timeZone: "Europe/London",
  olderBlog: "https://old.ada.example",
  resume: "/resume.pdf",
  portrait: { image: "portrait.webp", alt: "A large blue letter A on cream paper." },
  about: ["I print small things in two inks.", "Some of them move, and a few of them fold."],
  links: [
    { label: "Code of Ada Example", href: "https://code.ada.example", kind: "code" },
    { label: "Photographs by Ada Example", href: "https://photos.ada.example", kind: "photos" },
  ],
};
