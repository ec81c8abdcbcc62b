import { findNamed, termsIn } from "#domain/finding/names.ts";
import { beginnings, daily, rare } from "../frame/places.ts";

/** Something of the owner’s side that is there whatever she has: it is found as her own things are. */
export interface Entry {
  words: string;
  address: string;
  /** Other words that it is found by. */
  also?: string;
  /** The keys that lead there, one after the other, such as “g p”. */
  keys?: string;
  /** It is no page: a form sends it. */
  isPost?: true;
}

const begun = beginnings.map(({ name, to }): Entry => ({
  words: `New ${name.toLowerCase()}`,
  address: to,
  also: "add write make",
}));

/** What she can do, at a press. */
export const actions: readonly Entry[] = [
  ...begun,
  { words: "New page", address: "/admin/pages", also: "add write make" },
  { words: "Import a draft", address: "/admin/blog#drafts-title", also: "markdown file" },
  { words: "Back up now", address: "/admin/backup#command", also: "backup archive export" },
  { words: "Add a redirect", address: "/admin/addresses#add", also: "new address redirects" },
  { words: "Add a person", address: "/admin/email/subscribers#add", also: "new subscriber reader" },
  {
    words: "Import people",
    address: "/admin/email/subscribers/import",
    also: "subscribers readers csv list",
  },
  { words: "Add a topic", address: "/admin/email/topics", also: "new letters" },
  { words: "Add a passkey", address: "/admin/security#add-passkey", also: "new login" },
  { words: "Make an access token", address: "/admin/security#make-token", also: "new add api script" },
  { words: "Add a webhook", address: "/admin/webhooks#add", also: "new" },
  {
    words: "Check the sending domain",
    address: "/admin/email/delivery",
    also: "dns spf dkim dmarc mail",
  },
  { words: "View site", address: "/", also: "home visitors" },
  { words: "Log Out", address: "/auth/logout", also: "end session leave", isPost: true },
];

const also: Record<string, string> = {
  "/admin": "home figures views readers",
  "/admin/blog/published": "published blog list",
  "/admin/email": "newsletter mail",
  "/admin/images": "images media library films sounds",
  "/admin/email/subscribers": "subscribers readers list",
  "/admin/profile": "settings name portrait languages zone",
  "/admin/profile/links": "settings profile social",
  "/admin/profile/jobs": "settings profile resume experience",
  "/admin/profile/tools": "settings profile skills",
  "/admin/menu": "settings navigation",
  "/admin/menu/footer": "settings menu links foot",
  "/admin/menu/words": "settings texts labels",
  "/admin/menu/themes": "settings light dark colours",
  "/admin/email/look": "settings letters colours mark",
  "/admin/email/welcome": "letters",
  "/admin/email/digest": "letters",
  "/admin/email/topics": "letters",
  "/admin/email/delivery": "settings domain dns",
  "/admin/addresses": "settings",
  "/admin/help": "manual documentation",
};

const places = [...daily, ...rare].flatMap((place): Entry[] => [
  { words: place.name, address: place.to, keys: `g ${place.key}` },
  ...(place.rooms ?? []).flatMap(({ name, to }) =>
    to === place.to ? [] : [{ words: `${place.name}: ${name.toLowerCase()}`, address: to }],
  ),
]);

/** Where she can go: the places of the frame, what is beneath them, and settings. */
export const pages: readonly Entry[] = [
  ...places.map((place) => ({ ...place, also: also[place.address] })),
  { words: "Languages", address: "/admin/profile#profile-1", also: "settings translation" },
  { words: "Categories of projects", address: "/admin/works/categories", also: "settings portfolio" },
  { words: "Drafts", address: "/admin/blog/drafts", also: "posts" },
  { words: "Trash of posts", address: "/admin/blog/trash", also: "deleted restore" },
  { words: "Trash of pictures", address: "/admin/images/trash", also: "deleted restore images" },
  { words: "Sent letters", address: "/admin/email/letters", also: "deliveries newsletter" },
  { words: "Missing addresses", address: "/admin/addresses#missing", also: "404 not found" },
  { words: "Broken links", address: "/admin/addresses#dead", also: "dead" },
  { words: "Sessions", address: "/admin/security#sessions", also: "login devices" },
  { words: "Programs", address: "/admin/security#programs", also: "mcp assistants connections" },
];

/** Those of some entries that fit what is typed, the best first. */
export function findEntries<Each extends Entry>(typed: string, entries: readonly Each[], most = 5): Each[] {
  const terms = termsIn(typed);
  if (terms.length === 0) return [];
  const byWords = findNamed(entries, ({ words }) => words, terms).map(({ thing }) => thing);
  const byOthers = findNamed(entries, ({ words, also: others = "" }) => `${words} ${others}`, terms).map(
    ({ thing }) => thing,
  );
  return [...new Set([...byWords, ...byOthers])].slice(0, most);
}
