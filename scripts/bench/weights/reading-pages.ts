import { pathsOf } from "#domain/art/room.ts";
import { rooms } from "#studio/rooms.ts";

/** The name and the path of a page of each kind that visitors read. The sitemap and the gallery's feed name those whose addresses a studio chooses. */
export async function readingPages(site: string): Promise<[name: string, path: string][]> {
  const paths = await pathsIn(`${site}/sitemap.xml`, /<loc>([^<]*)<\/loc>/g);
  const works = await pathsIn(`${site}/art/feed.xml`, /<link [^>]*href="([^"]*)"/g);
  const isRoom = (path: string) => pathsOf(rooms, "page").includes(path);
  const first = (pattern: RegExp) => paths.find((path) => pattern.test(path));
  const pages: [string, string | undefined][] = [
    ["home", "/"],
    ["about", "/about-me"],
    ["portfolio", first(/^\/portfolio$/)],
    ["project", first(/^\/portfolio\/[^/]+$/)],
    ["blog", "/blog"],
    ["post", first(/^\/blog\/[^/]+$/)],
    ["gallery", first(/^\/art$/)],
    ["work", works.find((path) => /^\/art\/[^/.]+$/.test(path))],
    ["zine", paths.find((path) => /^\/art\/zine\/[^/]+$/.test(path) && !isRoom(path))],
    ["room", paths.find(isRoom)],
    ["series", first(/^\/art\/series\/[^/]+$/)],
    ["series work", first(/^\/art\/series\/[^/]+\/[^/]+$/)],
    ["letters", "/letters"],
    ["letter", first(/^\/letters\/[^/]+$/)],
    ["subscribe", "/subscribe"],
    ["confirmation", "/confirmation/none"],
    ["404", "/404"],
  ];
  return pages.flatMap(([name, path]) => (path ? [[name, path]] : []));
}

async function pathsIn(address: string, pattern: RegExp): Promise<string[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return [...(await answer.text()).matchAll(pattern)].map(([, found = ""]) => new URL(found).pathname);
}
