import { hangPath } from "#domain/art/line.ts";
import { LinkChecker, LinkState } from "linkinator";

/**
 * Follows all links, pictures and files of the site from these pages on; answers those that lead nowhere, and how many were
 * looked at. Other sites are left out: a proof needs no network.
 */
export async function brokenLinks(
  site: string,
  paths: string[],
): Promise<{ looked: number; broken: string[] }> {
  const { links } = await new LinkChecker().check({
    path: paths.map((path) => site + path),
    recurse: true,
    concurrency: 8,
    checkFragments: true,
    linksToSkip: async (link) => !link.startsWith(`${site}/`) || isLeftOut(new URL(link)),
  });
  const looked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  const broken = looked.filter(({ state }) => state === LinkState.BROKEN);
  return {
    looked: looked.length,
    broken: broken.map(({ url, status, parent }) => `${status} ${url} (linked from ${parent})`),
  };
}

/**
 * A drawing links to others by seeds drawn at random, and a line to each line that a move makes of it, both without end; a
 * login starts anew each time, and the admin asks for one.
 */
function isLeftOut({ pathname, search, searchParams }: URL): boolean {
  const isMoved = pathname === hangPath && search !== "";
  return isMoved || searchParams.has("seed") || /^\/(auth|admin)(\/|$)/.test(pathname);
}
