/**
 * Every page that a visitor can see, on the built site: its HTML passes html-validate, the feeds keep to RFC 4287, and no link,
 * picture or file of the site is missing. `npm run proof:pages -- [--only=/blog] [--built] [--links=no]`. Prints what is wrong.
 */
import { parseArgs } from "node:util";
import { readAtom } from "../valid-feeds.ts";
import { publishLetter } from "../../scripts/bench/publish-letter.ts";
import { withSite } from "./images-site.ts";
import { brokenLinks } from "./pages/broken-links.ts";
import { htmlFaults } from "./pages/html-faults.ts";
import { visitorPages } from "./pages/visitor-pages.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "/" },
    links: { type: "string", default: "yes" },
    built: { type: "boolean", default: false },
    /** A site that runs already. */
    site: { type: "string" },
  },
});

const faults = values.site
  ? await prove(values.site)
  : await withSite({ isBuilt: values.built, fill: publishLetter }, ({ site }) => prove(site));
process.exit(faults === 0 ? 0 : 1);

/** Answers how many faults there are. */
async function prove(site: string): Promise<number> {
  const paths = (await visitorPages(site)).filter((path) => path.startsWith(values.only));
  const found: string[] = [];
  let faults = 0;
  for (const path of paths) {
    const { status, faults: wrong } = await lookAt(site + path);
    // Nothing links to the pages that say there is none.
    if (status === 200) found.push(path);
    for (const fault of wrong) console.log(`✗ ${path} ${fault}`);
    faults += wrong.length;
  }
  console.log(`${paths.length} pages, ${faults} faults in their HTML`);
  for (const path of ["/feed.xml", "/art/feed.xml", "/letters/feed.xml"]) {
    const feed = await fetch(site + path, { headers: { Accept: "application/atom+xml" } });
    try {
      readAtom(await feed.text());
    } catch (error) {
      console.log(`✗ ${path} ${error instanceof Error ? error.message : String(error)}`);
      faults += 1;
    }
  }
  if (values.links === "no") return faults;
  const { looked, broken } = await brokenLinks(site, found);
  for (const link of broken) console.log(`✗ ${link}`);
  console.log(`${looked} links, ${broken.length} of them broken`);
  return faults + broken.length;
}

async function lookAt(address: string): Promise<{ status: number; faults: string[] }> {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  const { status, headers } = answer;
  const text = await answer.text();
  if (status >= 500) return { status, faults: [`answers ${status}`] };
  if (!headers.get("Content-Type")?.startsWith("text/html")) return { status, faults: ["is no page"] };
  return { status, faults: await htmlFaults(text) };
}
