import type { Profile } from "#domain/profile/profile.ts";

/** The creator's facts: change them, and the site is yours. */
export const profile: Profile = {
  name: "Toadstool Studio",
  title: "Creative technologist, one millimetre out of register",
  tagline: "Prints, shaders, circuits and letters, by one person and a toad.",
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
  /** In studio/public/images/. */
  portrait: {
    image: "portrait.webp",
    alt: "A green toad in a folded paper hat and an apron, pink ink on its cheek, looks up with a roller in one hand and a fresh print of a toadstool in the other.",
  },
  about: [
    "Toadstool Studio is one room by the canal, with me in it: a risograph, a pen plotter, a laser cutter that is older than some of my students, and a window on to a light well. What comes out is drawn, coded, soldered or printed, often all four. A toad lives in the well. It moved in with the rain, has never paid rent, and gave the place most of its name.",
    "I came here by way of a print shop, a lighting gantry and a museum where children tested my work with their full weight. What stayed with me is a liking for objects that explain themselves. If a thing needs a sign saying what to do, I have another look at the thing. If it needs a password, a cloud and an update before it turns on, I make a different one.",
    "Much of what I make measures something nobody had thought of measuring: the noise in a library, how clear a canal is, the delight of a room full of people. I try to be careful with it. Numbers get taken for truth when they glow, so I say how mine were counted, what they leave out, and who was leaning on the sensor at the time.",
    "On Tuesday evenings I teach at the school that taught me, which keeps my explanations short. The rest of the week is for commissions, for print runs of sixty, and for a letter now and then to anyone who asks for one. If you have a room, a hill, a bus stop or a fridge that ought to be more interesting, do write. I answer everything, the same week, usually with a question.",
  ],
  links: [
    { kind: "code", label: "Code on GitHub", href: "https://github.com/toadstool-studio" },
    { kind: "photos", label: "Photographs on Instagram", href: "https://www.instagram.com/toadstool.studio" },
    {
      kind: "network",
      label: "Toadstool Studio on LinkedIn",
      href: "https://www.linkedin.com/company/toadstool-studio",
      about: false,
    },
  ],
};
