import type { WordLayers } from "#domain/words/words.ts";
import { profile } from "./profile.ts";

/** What the pages say. Say it your way. */
export const words: WordLayers = {
  en: {
    about: { tools: "Tools: {tools}", experience: "Entries: {entries}" },
    portfolio: { lead: "Selected projects, newest first." },
    art: {
      lead: "Everything made here.",
      aside: "Newest first.",
      emptyMedium: "There is nothing in it yet.",
    },
    blog: { description: `What ${profile.name} writes.` },
    notes: { lead: "Thoughts, photographs and links, as they come." },
    subscribe: {
      title: "Letters",
      lead: "News by mail, now and then.",
      description: `Letters from ${profile.name}. Subscribe and unsubscribe in one click.`,
      often: "Only when there is something to say.",
    },
    notFound: "The page may have been renamed, or its address may be misspelt.",
  },
};
