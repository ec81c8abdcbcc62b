/** Names that do not follow from the path. */
const fixedNames: Record<string, string> = {
  "/": "Home",
  "/about-me": "About Me",
  "/portfolio": "Portfolio",
  "/art": "Art",
  "/blog": "Blog",
  "/admin": "Admin",
  "/admin/blog": "Admin/Blog",
  "/admin/email": "Admin/Email",
  "/subscribe": "Email/Subscribe",
  "/api/docs": "API",
  "/404": "Page not found",
  "/feed": "Blog/Feed",
};

/** Where a step that is not the last leads; a step without a page leads nowhere. */
const pages: Record<string, string> = {
  Art: "/art",
  Blog: "/blog",
  Portfolio: "/portfolio",
  Letters: "/letters",
  Notes: "/notes",
  Tags: "/tags",
  Admin: "/admin",
  "Admin/Blog": "/admin/blog",
  "Admin/Email": "/admin/email",
  "Admin/Email/Subscribers": "/admin/email/subscribers",
  "Admin/Email/Digest": "/admin/email/digest",
  "Admin/Email/Look": "/admin/email/look",
  "Admin/Email/Topics": "/admin/email/topics",
  "Admin/Email/Welcome": "/admin/email/welcome",
  "Admin/Notes": "/admin/notes",
  "Admin/Help": "/admin/help",
  "Admin/Images": "/admin/images",
  "Admin/Menu": "/admin/menu",
  "Admin/Move in": "/admin/move-in",
  "Admin/Profile": "/admin/profile",
  "Admin/Series": "/admin/series",
  "Admin/Works": "/admin/works",
  "Admin/Works/Categories": "/admin/works/categories",
  "Admin/Works/Artworks": "/admin/works/artworks",
  "Admin/Works/Projects": "/admin/works/projects",
  "Admin/Works/Zines": "/admin/works/zines",
  "Admin/Tags": "/admin/tags",
};

/** The breadcrumb of a path as far as it is known from the path: `/art/zine/how-to-fold` → `Art/Zine/How to fold`. */
export function breadcrumbLabel(pathname: string): string {
  const path = pathname.replace(/\/+$|(?<=\/feed)\.(?:xml|json)$/, "") || "/";
  const fixed = fixedNames[path];
  if (fixed) return fixed;
  if (path.includes("unsubscribe")) return "Email/Unsubscribe";
  if (path.includes("confirmation")) return "Email/Confirmation";
  if (path.startsWith("/subscription/")) return "Email/Subscription";
  // The addresses of private letters and of previews are tokens, which say nothing to a reader.
  if (/^\/letters\/[^/]*\./.test(path)) return "Letters/Letter";
  if (path.startsWith("/auth/")) return "Login";
  if (path.startsWith("/preview/")) return "Blog/Preview";
  if (path.startsWith("/admin/revisions/")) return "Admin/Revisions";
  if (path.startsWith("/admin/move-in/")) return "Admin/Move in/Export";
  if (/^\/notes\/[^/]*$/.test(path) && !path.endsWith("/feed")) return "Notes/Note";
  if (/^\/admin\/notes\/./.test(path)) return "Admin/Notes/Details";
  if (/^\/admin\/images\/./.test(path))
    return `Admin/Images/${/\/(upload|trash)$/.test(path) ? titled(path.split("/").at(-1) ?? "") : "Details"}`;
  if (/^\/admin\/series\/./.test(path)) return "Admin/Series/Details";
  if (/^\/admin\/works\/[^/]+\/./.test(path))
    return `${path.split("/").slice(1, 4).map(titled).join("/")}/${path.endsWith("/new") ? "New" : "Details"}`;
  if (/^\/admin\/tags\/./.test(path)) return "Admin/Tags/Details";
  if (/^\/admin\/email\/letters\/./.test(path)) return "Admin/Email/Letter";
  if (path.startsWith("/admin/email/subscribers/import")) return "Admin/Email/Subscribers/List";
  if (/^\/admin\/email\/subscribers\/./.test(path)) return "Admin/Email/Subscribers/Details";
  return path.slice(1).split("/").map(titled).join("/");
}

interface Crumb {
  label: string;
  to?: string;
}

/**
 * The same, step by step, with the address of each step that has a page above this one.
 * @param titles of the last steps, where an id or a tag’s slug says less; zines, works and posts keep the words of their slugs
 */
export function breadcrumbSteps(pathname: string, titles: string[] = []): Crumb[] {
  const labels = breadcrumbLabel(pathname).split("/");
  const firstTitle = labels.length - titles.length;
  return labels.map((words, index) => {
    const label = titles[index - firstTitle] ?? words;
    const isLast = index === labels.length - 1;
    return isLast
      ? { label }
      : { label, to: pages[labels.slice(0, index + 1).join("/")] ?? seriesAt(pathname, index) };
  });
}

/** The third step of `/art/series/{slug}/{number}` is the series' own page. */
function seriesAt(pathname: string, index: number): string | undefined {
  return index === 2 ? /^\/art\/series\/[^/]+/.exec(pathname)?.[0] : undefined;
}

/** Dashes become spaces, and only the first letter is a capital; “3d” is written as people write it. */
function titled(slug: string): string {
  if (slug === "3d") return "3D";
  const words = decoded(slug).replaceAll("-", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
