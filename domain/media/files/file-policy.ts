/**
 * The Content-Security-Policy of a file that may be opened by itself: nothing in it can do anything. Styles are allowed
 * because browsers show a picture, a film or a sound in a page of their own, with inline styles, and report each as a
 * refusal otherwise. With `nosniff` no file is ever read as a page of ours.
 */
export const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";
