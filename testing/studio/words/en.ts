import type { Layer } from "#domain/words/words.ts";

export const en: Layer = {
  about: { tools: "{tools} tools in {categories} groups", experience: "{entries} places" },
  portfolio: { lead: "A few projects, so that a test has something to find." },
  art: {
    lead: "Prints, zines and a series.",
    emptyMedium: "Nothing has been made in it so far.",
  },
  blog: { description: "What Ada Example writes down.", search: "Ex: React, 3D" },
  notes: { lead: "Thoughts, photographs and links, as they come." },
  subscribe: {
    lead: "A letter when there is something new.",
    description: "A letter now and then from Ada Example.",
    often: "About four letters a year.",
  },
  notFound: "The page may have been renamed.",
};
