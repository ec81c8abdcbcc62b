import type { ArticleWords } from "./article-words.ts";

export const testingWords: ArticleWords = {
  player: "Watch or listen online",
  watch: ({ service }) => `Watch on ${service}`,
  listen: ({ service }) => `Listen on ${service}`,
  open: ({ service }) => `Open on ${service}`,
  run: ({ service }) => `Run it in the ${service} editor`,
  watchHere: "Watch it on the site",
  listenHere: "Listen to it on the site",
  still: ({ title }) => `${title} (a still)`,
  picture: ({ description }) => `[Picture: ${description}]`,
};
