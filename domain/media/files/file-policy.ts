/**
 * The Content-Security-Policy of a file that may be opened directly: nothing in it can do anything. Styles are allowed
 * because browsers show a picture, a film or a sound in a page of their own, with inline styles, and otherwise report each
 * as a refusal. With `nosniff` a browser never reads a file as a page of ours.
 */
export const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";
