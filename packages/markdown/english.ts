import type { Words } from "@toadstool/language";

/** What the renderer and the site say by themselves in an article, as ICU messages. */
export const markdown = {
  done: "Done",
  toDo: "To do",
  table: "Table",
  footnotes: "Footnotes",
  footnote: "Footnote {number}",
  backToReference: "Back to reference {number}",
  video: "A video",
  recording: "A recording",
  embedded: "Embedded from {player}",
  pictureGone: "A picture was here",
  filmGone: "A film was here",
  recordingGone: "A recording was here",
} as const;

/** What an article says outside the site of what cannot be shown there. */
export const article = {
  player: "Watch or listen online",
  watch: "Watch on {service}",
  listen: "Listen on {service}",
  open: "Open on {service}",
  run: "Run it in the {service} editor",
  watchHere: "Watch it on the site",
  listenHere: "Listen to it on the site",
  still: "{title} (a still)",
  picture: "[Picture: {description}]",
} as const;

export type ArticleWords = Words<typeof article>;
