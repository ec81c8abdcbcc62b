/**
 * The first segments of the engine's own addresses, and what is there. Everything beneath them is taken, too: a route may be
 * added there. testing/page-addresses.test.ts compares them with app/routes.ts and with the folders of public files.
 */
const engineSegments: Readonly<Record<string, string>> = {
  "404": "the page for addresses that lead nowhere",
  "about-me": "the About page",
  admin: "the admin",
  api: "the API",
  art: "the gallery",
  assets: "the site’s scripts and styles",
  audio: "the site’s sounds",
  auth: "the login",
  blog: "the blog",
  "cdn-cgi": "the site’s host",
  classblog: "the earlier blog",
  confirmation: "the newsletter",
  feed: "the feeds",
  images: "the site’s pictures",
  l: "the counted links of letters",
  letters: "the letters",
  mcp: "the door for programs",
  media: "the media library",
  models: "the site’s models",
  notes: "the notes",
  portfolio: "the portfolio",
  preview: "the previews of drafts",
  styleguide: "the styleguide",
  subscribe: "the newsletter",
  subscription: "the newsletter",
  tags: "the tags",
  unsubscribe: "the newsletter",
};

/** What of the site has this address; null where it is free for a page. `paths`: the addresses that come by commit. */
export function takenBy(path: string, paths: ReadonlySet<string>): string | null {
  const [, segment = ""] = path.split("/");
  if (Object.hasOwn(engineSegments, segment)) return engineSegments[segment] ?? null;
  const isRoom = [...paths].some((taken) => taken === `/${segment}` || taken.startsWith(`/${segment}/`));
  return isRoom ? "a page of the studio" : null;
}
