/** `node testing/proofs/studios/visit.ts BUILD [PATH …]` starts a build, and looks at everything that a stranger could follow. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { freeRange } from "../../../scripts/local/ports.ts";
import { startStack } from "../../../scripts/local/stack.ts";
import { isolateVariables } from "../../../scripts/local/variables.ts";

const [folder = "", ...wanted] = process.argv.slice(2);
/**
 * Except for the names under which an earlier version kept unsaved texts, which the editor still reads and never writes, and
 * where the software itself is meant: the command line and its package, the format of backups, and the system from which a site moves in.
 */
const foreign =
  /(?<!npx |@)toadstool(?!-(?:unsaved|editor):|-(?:kept-)?backup|[:"'`])|(?<!another |toadstool:[`"'])Toadstool(?! site)|TOADSTOOL(?!_SITE)/;
/** Words and styles of the toys that are off in studio/toys.ts: none may have been built. */
const toys =
  /Peg to your line|own-line|press-(?:machine|lever)|Make another|loupe-(?:glass|tray)|Look through the loupe/;
const ofToys = [
  "/art/line",
  "/art/line/hang",
  "/art/line/card.jpg",
  "/art/series/small-grids/cards/7.png",
  "/art/series/small-grids/sheets/7.png",
  "/art/zine/swap",
];
const mistakes: string[] = [];

isolateVariables(join(folder, "server"));
const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-visit-"));
const stack = await startStack({
  port: await freeRange(4),
  stateFolder,
  config: join(folder, "server/miniflare.json"),
});
try {
  const { site } = stack.addresses;
  const home = await visit(`${site}/`);
  const menu = linksOf(home, site);
  for (const path of wanted)
    if (path.split("/").length === 2 && !menu.has(path)) mistakes.push(`No link on / leads to ${path}.`);
  const sitemap = await visit(`${site}/sitemap.xml`);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  for (const path of wanted) if (!listed.includes(path)) mistakes.push(`The sitemap lacks ${path}.`);
  const known = ["/about-me", "/portfolio", "/art", "/blog", "/subscribe", "/letters"];
  const machines = [
    "/feed.xml",
    "/art/feed.xml",
    "/letters/feed.xml",
    "/robots.txt",
    "/api/openapi.json",
    "/api/docs",
  ];
  const files = [
    "/favicon.svg",
    "/favicon.ico",
    "/apple-touch-icon.png",
    "/images/social-card.png",
    "/images/covers/16.webp",
  ];
  const seen = new Set(["/"]);
  const queue = [...menu, ...listed, ...known, ...machines, ...files];
  for (const path of queue) {
    if (seen.has(path)) continue;
    seen.add(path);
    const text = await visit(`${site}${path}`);
    for (const next of linksOf(text, site)) if (!seen.has(next)) queue.push(next);
  }
  for (const path of ["/nothing-here", ...ofToys]) await visit(`${site}${path}`, 404);
  lookThrough(join(folder, "client"));
  console.log(`${seen.size} addresses were visited, ${listed.length} of them in the sitemap`);
  // An address that answers 500 says no more than that.
  if (mistakes.length > 0) console.error(stack.site.log());
} finally {
  await stack.stop();
  rmSync(stateFolder, { recursive: true, force: true });
}
for (const mistake of new Set(mistakes)) console.error(mistake);
process.exit(mistakes.length === 0 ? 0 : 1);

async function visit(address: string, status = 200): Promise<string> {
  const response = await fetch(address, {
    headers: { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140" },
  });
  const text = await response.text();
  const { pathname } = new URL(address);
  if (response.status !== status) mistakes.push(`${pathname} answers ${response.status}.`);
  report(pathname, `${[...response.headers].join("\n")}\n${text}`);
  return text;
}

/** The paths that a page's links lead to on this site; the owner's and those of forms are left out. */
function linksOf(html: string, site: string): Set<string> {
  const paths = [...html.matchAll(/<a\b[^>]*\shref="([^"#]+)/g)]
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), site))
    .filter(({ origin }) => origin === site)
    .map(({ pathname }) => pathname)
    .filter((path) => !/^\/(admin|auth|api|unsubscribe|confirmation)(\/|$)/.test(path));
  return new Set(paths);
}

/** No other creator's name may be in a response or in a browser's storage, and nothing of a toy that is off in a build. */
function lookThrough(client: string): void {
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (![".js", ".css", ".html", ".txt", ".svg", ".json", ".webmanifest"].includes(extname(name))) continue;
    // The owner's manual documents the software: it names Toadstool, and features that are off.
    if (name.endsWith("manual.json")) continue;
    const text = readFileSync(join(client, name), "utf8");
    report(name, text);
    report(name, text, toys);
  }
}

function report(place: string, text: string, unwanted = foreign): void {
  const found = unwanted.exec(text);
  if (!found) return;
  const around = text.slice(Math.max(0, found.index - 60), found.index + 60).replace(/\s+/g, " ");
  mistakes.push(`${place} says “${found[0]}”: … ${around} …`);
}
