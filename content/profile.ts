import type { Profile } from "#domain/profile/profile.ts";

/** The creator's facts: change them, and the site is yours. */
export const profile: Profile = {
  name: "Toadstool Studio",
  title: "Creative technologist and software engineer",
  tagline: "Prints, shaders, circuits and letters, grown slowly in a damp corner of the web.",
  siteName: "Toadstool",
  description: "The home of Toadstool Studio: portfolio, art, zines, a blog and a letter now and then.",
  location: "Marsh Lane, by the canal",
  school: "The Evening School of Print and Code",
  copyrightYear: 2023,
  /** IANA zone in which dates without a zone are read. */
  timeZone: "Europe/London",
  /** The older blog that /classBlog leads to. */
  olderBlog: "https://classblog.toadstool.example",
  resume: "/resume.pdf",
  /** In public/images/. */
  portrait: {
    image: "portrait.webp",
    alt: "A green toad in a folded paper hat and an apron, pink ink on its cheek, looks up with a roller in one hand and a fresh print of a toadstool in the other.",
  },
  about: [
    "Toadstool Studio is a small workshop for things that are drawn, coded, soldered and printed, often all four.",
  ],
  links: {
    code: { label: "Code on GitHub", href: "https://github.com/toadstool-studio" },
    photos: { label: "Photographs on Instagram", href: "https://www.instagram.com/toadstool.studio" },
    network: {
      label: "Toadstool Studio on LinkedIn",
      href: "https://www.linkedin.com/company/toadstool-studio",
    },
  },
};
