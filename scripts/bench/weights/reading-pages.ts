/** The name and the path of a page of each kind that visitors read. The sitemap names those whose addresses a studio chooses. */
export async function readingPages(site: string): Promise<[name: string, path: string][]> {
  const answer = await fetch(`${site}/sitemap.xml`);
  if (!answer.ok) throw new Error(`${site}/sitemap.xml answers ${answer.status}.`);
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const first = (pattern: RegExp) => paths.find((path) => pattern.test(path));
  const pages: [string, string | undefined][] = [
    ["home", "/"],
    ["about", "/about-me"],
    ["portfolio", first(/^\/portfolio$/)],
    ["project", first(/^\/portfolio\/[^/]+$/)],
    ["blog", "/blog"],
    ["post", first(/^\/blog\/[^/]+$/)],
    ["gallery", first(/^\/art$/)],
    ["work", first(/^\/art\/[^/]+$/)],
    ["zine", first(/^\/art\/zine\/[^/]+$/)],
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
