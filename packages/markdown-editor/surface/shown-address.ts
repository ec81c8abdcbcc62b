/** Whether this site's policy lets a picture be loaded from there: from the site itself, or from the web by https. */
export function isShownAddress(src: string, page: string): boolean {
  if (src === "" || !URL.canParse(src, page)) return false;
  const { protocol, origin } = new URL(src, page);
  return protocol === "https:" || (protocol === "http:" && origin === new URL(page).origin);
}
