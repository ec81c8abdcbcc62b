/** An address of this site that is a page and no file. */
export function isPageAddress(href: string): boolean {
  return href.startsWith("/") && !/\.\w+(?:[?#]|$)/.test(href);
}
