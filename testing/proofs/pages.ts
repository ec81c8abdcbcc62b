/**
 * Every page that a visitor can see, on the built site: its HTML passes html-validate and, where Java is, the W3C’s checker, the feeds keep
 * to RFC 4287, and no link, picture or file of the site is missing.
 * `npm run proof -- pages [--only=/blog] [--built] [--no-links] [--no-nu] [--site=http://localhost:8787]`.
 */
import { readAtom } from "../valid-feeds.ts";
import { publishLetter } from "../../scripts/bench/publish-letter.ts";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { brokenLinks } from "./pages/broken-links.ts";
import { htmlFaults } from "./pages/html-faults.ts";
import { nuFaults } from "./pages/nu-checker.ts";
import { visitorPages } from "./pages/visitor-pages.ts";
import { withSite } from "./with-site.ts";

const options = readOptions({ only: "/", links: true, nu: true, built: false, site: "" });
const faults: string[] = [];
const skipped: string[] = [];
const pages = options.site
  ? await prove(options.site)
  : await withSite({ isBuilt: options.built, fill: publishLetter }, ({ site }) => prove(site));
conclude({
  cases: pages,
  faults,
  skipped,
  holds: "every page and feed is valid, and every link leads somewhere",
});

/** The number of pages that were looked at. */
async function prove(site: string): Promise<number> {
  const paths = (await visitorPages(site)).filter((path) => path.startsWith(options.only));
  const found: string[] = [];
  const texts = new Map<string, string>();
  for (const path of paths) {
    const { status, text, faults: wrong } = await lookAt(site + path);
    if (text) texts.set(path, text);
    // Nothing links to the pages that say there is none.
    if (status === 200) found.push(path);
    faults.push(...wrong.map((fault) => `${path} ${fault}`));
  }
  for (const path of ["/feed.xml", "/art/feed.xml", "/letters/feed.xml"]) {
    const feed = await fetch(site + path, { headers: { Accept: "application/atom+xml" } });
    try {
      readAtom(await feed.text());
    } catch (error) {
      faults.push(`${path} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (options.nu) {
    const wrong = await nuFaults(texts);
    if (wrong) faults.push(...wrong);
    else
      skipped.push(
        "the W3C’s checker, which needs npm and java; on Debian: apt-get install default-jre-headless",
      );
  }
  if (!options.links) return paths.length;
  const { looked, broken } = await brokenLinks(site, found);
  console.log(`${looked} links were followed`);
  faults.push(...broken);
  return paths.length;
}

async function lookAt(address: string): Promise<{ status: number; text?: string; faults: string[] }> {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  const { status, headers } = answer;
  const text = await answer.text();
  if (status >= 500) return { status, faults: [`answers ${status}`] };
  if (!headers.get("Content-Type")?.startsWith("text/html")) return { status, faults: ["is no page"] };
  return { status, text, faults: await htmlFaults(text) };
}
