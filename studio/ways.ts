import type { Way, WaysOn } from "#domain/profile/ways.ts";

/** Where the studio's pages lead on to. */
export const ways = {
  art: { to: "/art", title: "Art", text: "Prints, zines, series and things that turn." },
  blog: { to: "/blog", title: "Blog", text: "How it was made, and what went wrong on the way." },
  woodles: {
    to: "/art/series/riso-woodles",
    title: "Riso Woodles",
    text: "Doodles that live in a wood, in two or three inks.",
  },
  collagescape: {
    to: "/art/series/collagescape",
    title: "Collagescape",
    text: "Landscapes cut from what was lying about.",
  },
  waffle: { to: "/art/waffle", title: "Waffle", text: "With butter, and syrup that obeys the law." },
  swap: {
    to: "/art/zine/swap",
    title: "Swap",
    text: "Four pages to stamp, and an address to send them by. I fold mine on the bus.",
  },
  toadAr: { to: "/toad-ar", title: "Toad AR", text: "A toad for the room you are in." },
  djello: { to: "/project/djello", title: "Djello", text: "Eight puddings that nearly keep time." },
  shaders: {
    to: "/project/shaders/week1",
    title: "Shader studies",
    text: "Small programs that colour every pixel at once.",
  },
  shaderWeeks: {
    to: "/portfolio/shader-weeks",
    title: "Shader Weeks",
    text: "How six weeks went, with a table of what they cost.",
  },
} satisfies Record<string, Way>;

/** Where the engine’s pages lead on to. */
export const waysOn: WaysOn = {
  gallery: [ways.woodles, ways.collagescape, ways.swap, ways.toadAr, ways.djello, ways.shaders],
  study: [ways.shaderWeeks, ways.art],
  folding: { to: "/blog/how-to-fold-a-zine", title: "How to fold a zine" },
  making: { to: ways.swap.to, title: "stamp one of your own" },
};
