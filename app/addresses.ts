import type { Words } from "#domain/words/words.ts";

/** An address of the engine, and all that other parts of the site know of it. Those of the studio are in `studio/rooms.ts`. */
export interface Address {
  /** As React Router writes it. */
  path: string;
  /** The module of its page or action, from app/; without one, the Worker answers by itself. */
  file?: string;
  /** The id of its route, where the file has several. */
  id?: string;
  isIndex?: true;
  /** The path of the page that this one lies over. */
  over?: string;
  /** It is there while the studio has this toy. */
  toy?: "line" | "press";
  /**
   * The answer is the same for all strangers, and is stored: these are the parameters of the query that change it, in the
   * order in which they are written; all others are dropped.
   */
  cached?: readonly string[];
  /** What its steps name, where that is no post, letter or work by its slug: other steps have no stored answer. */
  steps?: Readonly<Record<string, "tag" | "note" | "sheet" | "card">>;
  /** A feed, in each format: at `feed.xml` and `feed.json`. The page is for browsers alone: workers/http/page-for-browsers.ts. */
  isFeed?: true;
  /** Its Markdown is at the same address, with `.md` at its end. */
  hasSource?: true;
  /** The stored answer is one or the other, by the header `Accept`. */
  negotiates?: "feed" | "markdown";
  /** Another parameter may be an error, and is answered as such. */
  isStrict?: true;
  /** It shows one post, and so how often that was liked. */
  isPost?: true;
  /** Search engines may list it; rows of the database or files of the studio say which of a pattern there are, or when it changed. */
  listed?: true | "rows";
  /** Views of it are counted; `above`: without its last step, a token. What rows of the database have is counted besides. */
  counted?: true | "above";
  /** What `llms.txt` calls it; `Optional` there is what search engines do not list. */
  forModels?: keyof (Words["names"] & Words["feeds"]["models"]);
}

const archive = ["category", "q", "cursor"];
const gallery = ["medium", "cursor"];
const line = ["on", "title"];
const ofTag = { slug: "tag" } as const;
const feedPage = "routes/feeds/feed-page.tsx";

/**
 * A series leads to a new work each time, the subscribe form carries the moment at which it was made, and /404 names what
 * was read most just now: they are not stored.
 */
export const addresses = [
  { path: "", file: "routes/home/home-page.tsx", isIndex: true, cached: [], listed: true, counted: true },
  {
    path: "about-me",
    file: "routes/about/about-page.tsx",
    cached: ["skills"],
    listed: true,
    counted: true,
    forModels: "about",
  },
  {
    path: "portfolio",
    file: "routes/portfolio/portfolio-page.tsx",
    cached: archive,
    listed: true,
    counted: true,
    forModels: "portfolio",
  },
  // Where there is no project, its address shows the archive.
  { path: "portfolio/:slug", file: "routes/portfolio/project-page.tsx", cached: archive, listed: "rows" },
  { path: "portfolio/*", file: "routes/portfolio/portfolio-page.tsx", id: "portfolio-elsewhere" },
  {
    path: "art",
    file: "routes/art/gallery/gallery-page.tsx",
    cached: gallery,
    listed: true,
    counted: true,
    forModels: "art",
  },
  { path: "art/:slug", file: "routes/art/works/work-page.tsx", over: "art", cached: gallery, listed: "rows" },
  { path: "art/3d/:slug", file: "routes/piece/piece-page.tsx", id: "three-d" },
  { path: "art/zine/:slug", file: "routes/zine/zine-page.tsx", cached: [], listed: "rows" },
  { path: "art/series/:slug", file: "routes/series/series-page.tsx", listed: "rows" },
  { path: "art/series/:slug/:id", file: "routes/series/work-page.tsx", listed: "rows" },
  { path: "art/line", file: "toys/line/show-page.tsx", toy: "line", cached: line, counted: true },
  { path: "art/line/hang", file: "toys/line/hang-page.tsx", toy: "line", counted: true },
  { path: "art/line/card.jpg", toy: "line", cached: line },
  // Pictures of a pulled sheet take the Worker longer than a page does.
  {
    path: "art/series/:slug/cards/:file",
    file: "toys/press/picture-action.ts",
    id: "series-cards",
    toy: "press",
    cached: [],
    steps: { file: "sheet" },
  },
  {
    path: "art/series/:slug/sheets/:file",
    file: "toys/press/picture-action.ts",
    id: "series-sheets",
    toy: "press",
    cached: [],
    steps: { file: "sheet" },
  },

  {
    path: "blog",
    file: "routes/blog/list-page.tsx",
    cached: ["q", "cursor"],
    listed: "rows",
    counted: true,
    forModels: "blog",
  },
  {
    path: "blog/:slug",
    file: "routes/blog/post-page.tsx",
    cached: [],
    negotiates: "markdown",
    hasSource: true,
    isPost: true,
    listed: "rows",
  },
  {
    path: "blog/series/:slug",
    file: "routes/blog/post-series/post-series-page.tsx",
    cached: [],
    steps: ofTag,
    listed: "rows",
  },
  { path: "classBlog/*", file: "routes/blog/older-blog-action.ts" },

  { path: "tags", file: "routes/tags/tags-page.tsx", cached: [], listed: "rows", counted: true },
  { path: "tags/:slug", file: "routes/tags/tag-page.tsx", cached: ["cursor"], steps: ofTag, listed: "rows" },

  { path: "subscribe", file: "routes/newsletter/subscribe-page.tsx", listed: true, counted: true },
  { path: "confirmation/:emailHash", file: "routes/newsletter/confirmation-page.tsx", counted: "above" },
  { path: "subscription/:emailHash", file: "routes/newsletter/subscription-page.tsx", counted: "above" },
  { path: "unsubscribe/:emailHash", file: "routes/newsletter/unsubscribe-page.tsx", counted: "above" },
  {
    path: "letters",
    file: "routes/newsletter/letters-page.tsx",
    cached: ["cursor"],
    listed: "rows",
    counted: true,
    forModels: "letters",
  },
  {
    path: "letters/:letter",
    file: "routes/newsletter/letter-page.tsx",
    cached: [],
    hasSource: true,
    listed: "rows",
    counted: "above",
  },

  { path: "notes", file: "routes/notes/notes-page.tsx", cached: ["cursor"], listed: "rows", counted: true },
  {
    path: "notes/:id",
    file: "routes/notes/note-page.tsx",
    cached: [],
    steps: { id: "note" },
    listed: "rows",
  },

  { path: "feed", file: feedPage, isFeed: true, cached: [], forModels: "postsFeed" },
  { path: "art/feed", file: feedPage, isFeed: true, cached: [], forModels: "artFeed" },
  { path: "letters/feed", file: feedPage, isFeed: true, cached: [], forModels: "lettersFeed" },
  { path: "notes/feed", file: feedPage, isFeed: true, cached: [] },
  { path: "tags/:slug/feed", file: feedPage, isFeed: true, cached: [], steps: ofTag },
  { path: "blog/series/:slug/feed", file: feedPage, isFeed: true, cached: [], steps: ofTag },

  { path: "sitemap.xml", cached: [], forModels: "sitemap" },
  { path: "llms.txt", cached: [] },
  { path: "robots.txt", cached: [] },
  { path: "manifest.webmanifest", cached: [] },
  { path: "words.json" },
  { path: "cards/*.jpg", cached: [], steps: { "*": "card" } },

  { path: "api/docs", file: "routes/api-docs/api-docs-page.tsx", forModels: "api" },
  { path: "api/tags", cached: [], isStrict: true },
  { path: "api/posts", cached: ["fields", "limit", "cursor", "q"], isStrict: true },
  { path: "api/posts/:slug", cached: [], isStrict: true, isPost: true },
  { path: "api/posts/next/:slug", cached: [], isStrict: true, isPost: true },
  { path: "api/posts/prev/:slug", cached: [], isStrict: true, isPost: true },

  { path: "preview/:token", file: "routes/preview/preview-page.tsx" },

  { path: "auth/login", file: "routes/auth/login-page.tsx" },
  { path: "auth/passkey", file: "routes/auth/passkey-page.tsx" },
  { path: "auth/passkey/options", file: "routes/auth/passkey-options-action.ts" },
  { path: "auth/callback", file: "routes/auth/callback-page.tsx" },
  { path: "auth/checked", file: "routes/auth/checked-action.ts" },
  { path: "auth/done", file: "routes/auth/done-page.tsx" },
  { path: "auth/logout", file: "routes/auth/logout-action.ts" },
  { path: "auth/session", file: "routes/auth/session-action.ts" },

  { path: "admin", file: "routes/admin/admin-page.tsx" },
  { path: "admin/figures", file: "routes/admin/figures/figures-page.tsx" },
  { path: "admin/search", file: "routes/admin/search/search-page.tsx" },
  { path: "admin/notes", file: "routes/admin/notes/notes-page.tsx" },
  { path: "admin/notes-worker.js", file: "routes/admin/notes/worker-action.ts" },
  { path: "admin/notes/send", file: "routes/admin/notes/send-action.ts" },
  { path: "admin/notes/share", file: "routes/admin/notes/share-action.ts" },
  { path: "admin/notes/offline", file: "routes/admin/notes/offline-page.tsx" },
  { path: "admin/notes/:id", file: "routes/admin/notes/note-page.tsx" },
  { path: "admin/calendar", file: "routes/admin/calendar/calendar-page.tsx" },
  { path: "admin/blog", file: "routes/admin/blog/blog-page.tsx" },
  { path: "admin/blog/drafts", file: "routes/admin/blog-lists/drafts-page.tsx" },
  { path: "admin/blog/published", file: "routes/admin/blog-lists/published-page.tsx" },
  { path: "admin/blog/trash", file: "routes/admin/blog-lists/trash-page.tsx" },
  { path: "admin/blog/preview", file: "routes/admin/blog/preview-action.ts" },
  { path: "admin/blog/export/:kind/:id", file: "routes/admin/blog/export-action.ts" },
  { path: "admin/revisions/:kind/:id", file: "routes/admin/revisions/revisions-page.tsx" },
  { path: "admin/email", file: "routes/admin/email/email-page.tsx" },
  { path: "admin/email/preview", file: "routes/admin/letters/preview-page.tsx" },
  { path: "admin/email/preview/:look", file: "routes/admin/letters/frame-action.ts" },
  { path: "admin/email/letters", file: "routes/admin/sent-letters/sends-page.tsx" },
  { path: "admin/email/letters/:id", file: "routes/admin/sent-letters/send-page.tsx" },
  { path: "admin/email/welcome", file: "routes/admin/welcome/welcome-page.tsx" },
  { path: "admin/email/welcome/letter", file: "routes/admin/welcome/letter-page.tsx" },
  { path: "admin/email/delivery", file: "routes/admin/email/delivery-page.tsx" },
  { path: "admin/email/look", file: "routes/admin/look/look-page.tsx" },
  { path: "admin/email/digest", file: "routes/admin/digest/digest-page.tsx" },
  { path: "admin/email/topics", file: "routes/admin/topics/topics-page.tsx" },
  { path: "admin/email/review", file: "routes/admin/letters/review-page.tsx" },
  { path: "admin/email/subscribers", file: "routes/admin/subscribers/subscribers-page.tsx", isIndex: true },
  { path: "admin/email/subscribers/export", file: "routes/admin/subscribers/export-action.ts" },
  { path: "admin/email/subscribers/import", file: "routes/admin/subscribers/import-page.tsx" },
  { path: "admin/email/subscribers/import/:id", file: "routes/admin/subscribers/report-page.tsx" },
  { path: "admin/email/subscribers/import/:id/report", file: "routes/admin/subscribers/report-action.ts" },
  { path: "admin/email/subscribers/:id", file: "routes/admin/subscribers/person-page.tsx" },
  { path: "admin/email/subscribers/:id/data", file: "routes/admin/subscribers/person-data-action.ts" },
  { path: "admin/profile", file: "routes/admin/profile/profile-page.tsx" },
  { path: "admin/profile/:list", file: "routes/admin/profile/list-page.tsx" },
  { path: "admin/menu/words", file: "routes/admin/menu/words-page.tsx" },
  { path: "admin/menu/themes", file: "routes/admin/menu/themes-page.tsx" },
  { path: "admin/menu/:list?", file: "routes/admin/menu/menu-page.tsx" },
  { path: "admin/images", file: "routes/admin/images/library-page.tsx" },
  { path: "admin/images/trash", file: "routes/admin/images/trash-page.tsx" },
  { path: "admin/images/upload", file: "routes/admin/images/upload-page.tsx" },
  { path: "admin/images/:id/former/:revision", file: "routes/admin/image/former-action.ts" },
  { path: "admin/images/:id/original/:revision", file: "routes/admin/image/original-action.ts" },
  { path: "admin/images/:id", file: "routes/admin/image/image-page.tsx" },
  { path: "admin/series", file: "routes/admin/post-series/post-series-list-page.tsx" },
  { path: "admin/series/:id", file: "routes/admin/post-series/post-series-page.tsx" },
  { path: "admin/pages", file: "routes/admin/own-pages/own-pages-page.tsx" },
  { path: "admin/works", file: "routes/admin/works/works-page.tsx", isIndex: true },
  { path: "admin/works/categories", file: "routes/admin/works/categories-page.tsx" },
  { path: "admin/works/:works", file: "routes/admin/works/list-page.tsx" },
  { path: "admin/works/:works/new", file: "routes/admin/work-form/new-page.tsx" },
  { path: "admin/works/:works/:id", file: "routes/admin/work-form/work-page.tsx" },
  { path: "admin/tags", file: "routes/admin/tags/tags-page.tsx" },
  { path: "admin/tags/:id", file: "routes/admin/tags/tag-page.tsx" },
  { path: "admin/help/:page?", file: "routes/admin/help/help-page.tsx" },
  { path: "admin/backup", file: "routes/admin/backup/backup-page.tsx" },
  { path: "admin/addresses", file: "routes/admin/addresses/addresses-page.tsx" },
  { path: "admin/move-in", file: "routes/admin/move-in/move-in-page.tsx" },
  { path: "admin/webhooks", file: "routes/admin/webhooks/webhooks-page.tsx" },
  { path: "admin/security", file: "routes/admin/security/security-page.tsx" },
  { path: "admin/security/connect", file: "routes/admin/security/connect-page.tsx" },
  { path: "styleguide", file: "routes/styleguide/styleguide-page.tsx" },

  { path: "404", file: "routes/not-found/not-found-page.tsx", counted: true },
  { path: "admin/*", file: "routes/not-found/below-admin-page.tsx" },
  // A page of the owner's; where she has none, a list names posts.
  {
    path: "*",
    file: "routes/own-page/own-page.tsx",
    id: "anywhere-else",
    cached: [],
    hasSource: true,
    listed: "rows",
  },
] as const satisfies Address[];

/**
 * The first steps of these addresses, and what is there. The owner's pages can have none of them, and nothing beneath: an
 * address may be added there.
 */
export const sections: Readonly<Record<string, string>> = {
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

/** The sections whose pages the owner’s layout surrounds. */
export const ownersSections: readonly string[] = ["admin", "styleguide"];

/** The sections that robots.txt closes. */
export const closedSections: readonly string[] = ["admin", "auth", "api"];

// Browsers get what follows, and nothing else of this file.

/**
 * Addresses that are not fetched before their links are followed, as speculation rules write them: those that are no page for a
 * visitor, that are files, that do or count something, or that hold a secret.
 */
export const unfetched: readonly string[] = [
  "/admin*",
  "/styleguide*",
  "/api/*",
  "/auth/*",
  "/l/*",
  "/preview/*",
  "/classBlog*",
  "/*.*",
  "/subscription/*",
  "/unsubscribe/*",
  "/confirmation/*",
];

/**
 * Names in the breadcrumb that do not follow from the address, the first that matches: of its last step, or with a slash
 * before it the whole breadcrumb. Here `*` is whatever is beneath. Those with a small letter are names of the catalogue’s group
 * `names`; the owner’s sections have the others.
 */
export const breadcrumbNames: Readonly<Record<string, string>> = {
  "": "home",
  "about-me": "aboutMe",
  portfolio: "portfolio",
  art: "art",
  "art/line": "line",
  "art/zine": "zine",
  "art/series": "series",
  blog: "blog",
  "blog/series": "series",
  letters: "letters",
  notes: "notes",
  tags: "tags",
  subscribe: "/email/subscribe",
  // Addresses that end in a token, which says nothing to a reader.
  "confirmation/*": "/email/confirmation",
  "subscription/*": "/email/subscription",
  "unsubscribe/*": "/email/unsubscribe",
  "preview/*": "/blog/preview",
  "auth/*": "/login",
  "api/docs": "/api",
  feed: "/blog/feed",
  "*/feed": "feed",
  "notes/:id": "note",
  "404": "notFound",
  "admin/revisions/*": "/Admin/Revisions",
  "admin/notes/*": "/Admin/Notes/Details",
  "admin/images/upload": "Upload",
  "admin/images/trash": "Trash",
  "admin/images/*": "/Admin/Images/Details",
  "admin/series/*": "/Admin/Series/Details",
  "admin/works/:works/new": "New",
  "admin/works/:works/:id": "Details",
  "admin/tags/*": "/Admin/Tags/Details",
  "admin/email/letters/*": "/Admin/Email/Letter",
  "admin/email/subscribers/import": "List",
  "admin/email/subscribers/import/*": "/Admin/Email/Subscribers/List",
  "admin/email/subscribers/*": "/Admin/Email/Subscribers/Details",
};

/** Pages that the breadcrumbs of the pages beneath them lead back to. */
export const pagesAbove: readonly string[] = [
  "art",
  "blog",
  "portfolio",
  "letters",
  "notes",
  "tags",
  "admin",
  "admin/blog",
  "admin/email",
  "admin/email/subscribers",
  "admin/email/welcome",
  "admin/notes",
  "admin/help",
  "admin/images",
  "admin/menu",
  "admin/move-in",
  "admin/profile",
  "admin/series",
  "admin/works",
  "admin/works/artworks",
  "admin/works/projects",
  "admin/works/zines",
  "admin/tags",
];
