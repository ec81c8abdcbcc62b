import type { Layer } from "#domain/words/words.ts";
import { profile } from "../profile.ts";

/** What the pages say in the studio’s own voice. */
export const en: Layer = {
  about: { tools: "{tools} tools in {categories} drawers", experience: "{entries} benches worked at" },
  portfolio: {
    lead: "Finished projects, each with the part that went wrong left in.",
    search: "Ex: Arduino, 2021, jelly",
  },
  art: {
    lead: "Prints, zines, series and things that turn. Nobody ordered any of it.",
    aside: "Hung up to dry, newest first. Some of it moves as soon as you open it.",
    emptyMedium: "The press has made other things.",
  },
  blog: {
    description: `How ${profile.name} makes things, and what goes wrong on the way.`,
    search: "Ex: React, 3D",
  },
  subscribe: {
    lead: "What I printed, what jammed, and how the toad took it. Plain letters; answer one, and it reaches me.",
    description: `A letter now and then from ${profile.name}. Subscribe and unsubscribe in one click.`,
    often: "About one letter a month.",
  },
  notFound:
    "I sent the toad to find this page. It found a moth. Perhaps the page was renamed, or its address lost a letter on the way here.",
};
