/** What a site adds to the dialect. */
export interface Dialect {
  /** Addresses of the site's own films and sounds that have no ending, and what a message to the author calls them. */
  media?: { address: RegExp; shownAs: string };
  /**
   * Directives that the site fills in wherever it shows an article, each with its attribute, which holds a slug:
   * `{ art: "piece" }` for `::art{piece="moth"}`.
   */
  placeholders?: Record<string, string>;
  /** Ids of what else is on the pages that show an article: no heading gets one of them. */
  pageIds?: readonly string[];
}

/** A file of the site by a path with an ending, or by one of the dialect's own addresses. */
export function isOwnMedia({ media }: Dialect, address: string | null | undefined): address is string {
  return typeof address === "string" && (ownFile.test(address) || media?.address.test(address) === true);
}

const ownFile = /^\/(?!\/)[\w./-]+\.(?:mp4|webm|mp3|ogg|m4a|wav|webp|png|jpe?g|avif|gif)$/;

/** The property of a placeholder's figure that holds its slug: `dataPiece` for `piece`. */
export function dataName(attribute: string): string {
  return `data${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}`;
}
