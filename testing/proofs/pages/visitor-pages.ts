/** Those that no sitemap lists: with a parameter, behind a mailed link, for those who lost their way. */
const unlisted = [
  "/404",
  "/nowhere/at-all",
  "/confirmation/none",
  "/unsubscribe/none",
  "/blog?q=toad",
  "/api/docs",
  "/feed.xml",
  "/art/feed.xml",
  "/letters/feed.xml",
  "/auth/login",
  "/art/line",
  "/art/line/hang",
  "/tags",
  "/notes",
];

/** The paths of all pages that a visitor can see, once each. */
export async function visitorPages(site: string): Promise<string[]> {
  const answer = await fetch(`${site}/sitemap.xml`);
  if (!answer.ok) throw new Error(`${site}/sitemap.xml answers ${answer.status}.`);
  const listed = (await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...new Set([...[...listed].map(([, address = ""]) => new URL(address).pathname), ...unlisted])];
}
