import { isExpected } from "../expected.ts";
import type { Journey } from "../journey.ts";
import { places } from "../places.ts";
import { troublesInLooks } from "./looks.ts";

/** Pages that differ in words alone: of each kind a few are walked here, and all of them by the proofs `pages` and `sweep`. */
const manyOfAKind = /^\/(?:blog|portfolio|tags|notes|art(?:\/\w+)*?)\/(?=[^/]+$)/;
const fewOfAKind = 6;

/** Not in the map. */
const others = [
  "/404",
  "/nowhere",
  "/letters",
  "/confirmation/forged",
  "/unsubscribe/forged",
  "/api/docs",
  "/feed.xml",
];
const answeredNotFound = new Set(["/404", "/nowhere", "/confirmation/forged", "/unsubscribe/forged"]);

export const everyAddress: Journey = {
  name: "every address, narrow and wide: nothing overflows, fails or is refused",
  async walk(person, where) {
    const { site } = where;
    const map = await (await fetch(`${site}/sitemap.xml`)).text();
    const mapped = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
    const kindOf = (path: string) => manyOfAKind.exec(path)?.[0] ?? path;
    const isOfFew = (path: string, at: number) =>
      mapped.slice(0, at).filter((before) => kindOf(before) === kindOf(path)).length < fewOfAKind;
    const paths = [...mapped.filter(isOfFew), ...others];
    if (mapped.length < places.pages) throw new Error(`The map names only ${mapped.length} addresses.`);
    const wrong: string[] = [];
    for (const path of paths) wrong.push(...(await troublesAt(path)));
    wrong.push(...(await troublesInLooks(person)));
    if (wrong.length > 0) throw new Error(wrong.join("\n"));

    async function troublesAt(path: string): Promise<string[]> {
      if (path === "/feed.xml") return feedTroubles();
      await person.visit(path);
      if (!path.startsWith("/api/")) await person.hydrated();
      const found: string[] = [];
      for (const width of [390, 1280]) {
        await person.tab.resize(width, 844);
        const wide = await person.tab.run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (wide > 0) found.push(`${path} overflows a window of ${width} by ${wide} px`);
      }
      const { status, broken } = await person.tab.run(() => ({
        status: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).responseStatus,
        broken: [...document.images]
          .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
          .map(({ currentSrc }) => currentSrc)
          .filter(Boolean),
      }));
      if (status && status !== (answeredNotFound.has(path) ? 404 : 200))
        found.push(`${path} answers ${status}`);
      found.push(...broken.map((address) => `${path} shows no ${address}`));
      // What lives brings its code once the page has been read.
      await new Promise((later) => setTimeout(later, 200));
      found.push(
        ...(await person.tab.troubles())
          .filter((trouble) => !isExpected(trouble, where))
          .map((trouble) => `${path}: ${trouble}`),
      );
      return found;
    }
    async function feedTroubles(): Promise<string[]> {
      const answer = await fetch(`${site}/feed.xml`);
      return answer.ok ? [] : [`/feed.xml answers ${answer.status}`];
    }
  },
};
