import type { Way, Words } from "#domain/profile/words.ts";
import { profile } from "./profile.ts";

/** Where the studio's pages lead on to. */
export const ways = {
  art: { to: "/art", title: "Art", text: "Prints, zines, series and things that turn." },
  blog: { to: "/blog", title: "Blog", text: "How it was made, and what went wrong on the way." },
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
  shaderWeeks: {
    to: "/portfolio/shader-weeks",
    title: "Shader Weeks",
    text: "How six weeks went, with a table of what they cost.",
  },
} satisfies Record<string, Way>;

/** What the pages say in the studio's own voice. */
export const words: Words = {
  about: { tools: "{tools} tools in {categories} drawers", experience: "{entries} benches worked at" },
  portfolio: { lead: "Projects for screens, rooms and hands, from the first sketch to the last screw." },
  art: {
    lead: "Prints, zines, series and things that turn: the studio’s own work, made because it wanted to be.",
    aside: "Hung up to dry, newest first. Some of it moves, once you open it and ask.",
    emptyMedium: "The press has made other things.",
  },
  blog: { description: `How ${profile.name} makes things, and what goes wrong on the way.` },
  subscribe: {
    title: "A letter now and then",
    lead: "New prints, shaders that behaved, circuits that did not, and what came of it all. Written by hand, sent when there is something to say.",
    description: `A letter now and then from ${profile.name}. Subscribe and unsubscribe in one click.`,
    often: "About one letter a month.",
  },
  folding: { to: "/blog/how-to-fold-a-zine", title: "How to fold a zine" },
  notFound:
    "The toad has looked under every leaf. Perhaps the page was renamed, or its address lost a letter on the way here.",
  ways: {
    gallery: [ways.woodles, ways.collagescape, ways.toadAr, ways.djello, ways.shaders],
    study: [ways.shaderWeeks, ways.art],
  },
};
