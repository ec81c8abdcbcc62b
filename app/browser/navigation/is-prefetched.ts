import { unfetched } from "#app/addresses.ts";

/** What is never fetched before it is opened: links that say so, and links to other places than pages of this site. */
export const unfetchedLinks = "[rel~=nofollow], [target=_blank], [download]";

const ofPattern = (pattern: string) => pattern.replaceAll(".", "\\.").replaceAll("*", ".*");
const unfetchedPath = new RegExp(`^(?:${unfetched.map(ofPattern).join("|")})$`);

/** Whether a link leads to another page of this site that may be fetched before it is opened. */
export function isPrefetched(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = link;
  return (
    origin === location.origin &&
    pathname !== location.pathname &&
    !unfetchedPath.test(pathname) &&
    !link.matches(unfetchedLinks)
  );
}
