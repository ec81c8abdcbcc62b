/** What an article says outside the site of what cannot be shown there. */
export interface ArticleWords {
  /** The link to a player without a title. */
  player: string;
  /** What a press does where a player has no picture: “Watch on Vimeo”. */
  watch(values: { service: string }): string;
  listen(values: { service: string }): string;
  open(values: { service: string }): string;
  run(values: { service: string }): string;
  watchHere: string;
  listenHere: string;
  /** The alt text of a player’s picture. */
  still(values: { title: string }): string;
  /** A picture in plain text. */
  picture(values: { description: string }): string;
}
