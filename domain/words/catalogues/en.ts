/**
 * English. A native speaker has read it: no. It addresses readers as “you”.
 *
 * What the engine says to readers, by where it is said. Every other language has the same names: docs/manual/languages.md.
 */
export const english = {
  about: {
    tools:
      "{tools, plural, one {# tool} other {# tools}} in {categories, plural, one {# group} other {# groups}}",
    experience: "{entries, plural, one {# place} other {# places}}",
  },
  art: {
    lead: "Prints, zines, series and things that move.",
    aside: "Newest first.",
    emptyMedium: "There is nothing made in it yet.",
  },
  blog: {
    description: "What is new, and how it came about.",
    search: "Ex: paper, 2024",
  },
  notes: { lead: "What would not wait until it was a post." },
  notFound: "Perhaps the page was renamed, or its address lost a letter on the way here.",
  portfolio: {
    lead: "Finished projects.",
    search: "Ex: paper, 2024",
  },
  subscribe: {
    title: "A letter now and then",
    lead: "What is new, by email.",
    description: "A letter now and then. Subscribe and unsubscribe in one click.",
    often: "",
  },
  translations: {
    label: "Translations",
    alsoIn: "Also in",
  },
} as const;
