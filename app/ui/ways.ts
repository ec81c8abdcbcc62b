import type { Way } from "./ways-on.tsx";

/** Where the pages of the house lead on to. */
export const ways = {
  about: { to: "/about-me", title: "About", text: "Who is behind the press, and where to write." },
  portfolio: {
    to: "/portfolio",
    title: "Portfolio",
    text: "Projects, from the first sketch to the last screw.",
  },
  art: { to: "/art", title: "Art", text: "Prints, zines, series and things that turn." },
  blog: { to: "/blog", title: "Blog", text: "How it was made, and what went wrong on the way." },
  subscribe: { to: "/subscribe", title: "Letters", text: "New work by email, now and then." },
  woodles: {
    to: "/art/series/riso-woodles",
    title: "Riso Woodles",
    text: "Wandering doodles in two or three inks.",
  },
  collagescape: {
    to: "/art/series/collagescape",
    title: "Collagescape",
    text: "Landscapes cut from what was lying about.",
  },
  waffle: { to: "/art/waffle", title: "Waffle", text: "A waffle, in three dimensions." },
  toadAr: { to: "/toad-ar", title: "Toad AR", text: "A toad for the room you are in." },
  djello: { to: "/project/djello", title: "Djello", text: "Jelly you can play." },
  shaders: {
    to: "/project/shaders/week1",
    title: "Shader studies",
    text: "Small programs that colour every pixel at once.",
  },
} satisfies Record<string, Way>;
