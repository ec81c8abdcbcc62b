import { samplePosts } from "../../local/sample.ts";
import type { Reader } from "./readers.ts";

export interface Page {
  path: string;
  accept?: string;
  /** The only reader who may ask for it; without one, all may. */
  reader?: Reader;
}

/** What the benches know by a name. */
const pages: Record<string, Page> = {
  home: { path: "/" },
  list: { path: "/blog" },
  post: { path: `/blog/${samplePosts()[0]?.slug}-7` },
  gallery: { path: "/art" },
  portfolio: { path: "/portfolio" },
  search: { path: "/blog?q=latency,toad" },
  category: { path: "/portfolio?category=0" },
  projects: { path: "/portfolio?q=newts,felt" },
  feed: { path: "/feed.xml", accept: "application/atom+xml" },
  api: { path: "/api/posts", accept: "application/json" },
  sitemap: { path: "/sitemap.xml", accept: "application/xml" },
  admin: { path: "/admin", reader: "owner" },
  posts: { path: "/admin/blog/published", reader: "owner" },
  works: { path: "/admin/works/projects", reader: "owner" },
  found: { path: "/admin/search?q=toad", reader: "owner" },
};

/** Pages by their names, or by any path. */
export function pagesCalled(names: readonly string[]): (Page & { name: string })[] {
  return names.map((name) => {
    const page = pages[name] ?? (name.startsWith("/") ? { path: name } : null);
    if (!page)
      throw new Error(`There is no page “${name}”: ${Object.keys(pages).join(", ")}, or a path from “/” on.`);
    return { name, ...page };
  });
}
