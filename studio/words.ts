import type { Words } from "#domain/profile/words.ts";
import { profile } from "./profile.ts";

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
  notes: { lead: "Thoughts, photographs and links, as they come." },
  subscribe: {
    title: "A letter now and then",
    lead: "New prints, shaders that behaved, circuits that did not, and what came of it all. Written by hand, sent when there is something to say.",
    description: `A letter now and then from ${profile.name}. Subscribe and unsubscribe in one click.`,
    often: "About one letter a month.",
  },
  notFound:
    "The toad has looked under every leaf, and found another leaf. Perhaps the page was renamed, or its address lost a letter on the way here.",
};
