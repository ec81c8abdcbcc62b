/** The site as a plain model knows it: no database, no cache, no order of events. */
export interface PlainSite {
  posts: PlainPost[];
  /** From a former slug to a post's id. */
  redirects: Record<string, string>;
  picture: { alt: string; revision: number } | null;
  /** Slugs of public letters. */
  letters: string[];
}

export interface PlainPost {
  id: string;
  slug: string;
  title: string;
  text: string;
  /** Greater is newer. */
  at: number;
  likes: number;
  isDeleted: boolean;
}

export const slugs = Array.from({ length: 8 }, (_, index) => `post-${index}`);
export const letterSlugs = ["may", "june"];

/** What a stranger reads at an address, in the words of testing/page-cache/pages.ts. */
export function seenIn(site: PlainSite, address: string): string {
  const url = new URL(address, "https://toadstool.test");
  const live = site.posts.filter(({ isDeleted }) => !isDeleted).toSorted((a, b) => b.at - a.at);
  const [, , name = ""] = /^(\/blog|\/api\/posts)\/(.+)$/.exec(url.pathname) ?? [];
  const index = live.findIndex(({ slug }) => slug === name);
  const post = live[index];
  if (url.pathname.startsWith("/api/posts/")) return post ? lines([titled(post), post.text]) : "missing";
  if (name) {
    if (!post) return elsewhere(site, live, name);
    const [newer, older] = [live[index - 1], live[index + 1]];
    const shown = site.picture ? `${site.picture.alt}, ${site.picture.revision}` : "no picture";
    return lines([titled(post), post.text, shown, linked(newer), linked(older)]);
  }
  if (url.pathname === "/letters") return lines(site.letters.toSorted());
  if (url.pathname === "/sitemap.xml")
    return lines([...live.map(({ slug }) => slug), ...site.letters.toSorted()]);
  if (url.pathname === "/feed.xml") return lines(live.map(({ title, text }) => `${title}: ${text}`));
  const search = url.searchParams.get("q");
  const found = live.filter(({ title }) => !search || title === search);
  return lines(found.slice(0, Number(url.searchParams.get("limit") ?? 24)).map(titled));
}

function elsewhere({ redirects }: PlainSite, live: PlainPost[], name: string): string {
  const renamed = live.find(({ id }) => id === redirects[name]);
  return renamed ? `moved to ${renamed.slug}` : "missing";
}

export const titled = ({ slug, title }: Pick<PlainPost, "slug" | "title">) => `${slug}: ${title}`;
export const linked = (post?: Pick<PlainPost, "slug" | "title"> | null) => (post ? titled(post) : "none");
export const lines = (parts: string[]) => parts.join("\n");
