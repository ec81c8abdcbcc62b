interface PageLoader {
  path: string;
  params: Record<string, string>;
  load(): Promise<{ loader: (given: never) => unknown }>;
}

const slug = "a-print-a-week";

/** Each page of app/routes and app/toys that strangers read and whose loader asks the database, with an address of it. */
export const pageLoaders: Record<string, PageLoader> = {
  "art/gallery/gallery-page.tsx": {
    path: "/art?medium=print",
    params: {},
    load: () => import("#app/routes/art/gallery/gallery-page.tsx"),
  },
  "art/works/work-page.tsx": {
    path: "/art/blue-square",
    params: { slug: "blue-square" },
    load: () => import("#app/routes/art/works/work-page.tsx"),
  },
  "line/show-page.tsx": {
    path: "/art/line?on=blue-square,own",
    params: {},
    load: () => import("#app/toys/line/show-page.tsx"),
  },
  "piece/piece-page.tsx": {
    path: "/art/3d/turning-square",
    params: { slug: "turning-square" },
    load: () => import("#app/routes/piece/piece-page.tsx"),
  },
  "zine/zine-page.tsx": {
    path: "/art/zine/eight-folds",
    params: { slug: "eight-folds" },
    load: () => import("#app/routes/zine/zine-page.tsx"),
  },
  "about/about-page.tsx": {
    path: "/about-me",
    params: {},
    load: () => import("#app/routes/about/about-page.tsx"),
  },
  "blog/list-page.tsx": {
    path: "/blog?q=print",
    params: {},
    load: () => import("#app/routes/blog/list-page.tsx"),
  },
  "blog/post-page.tsx": {
    path: `/blog/${slug}`,
    params: { slug },
    load: () => import("#app/routes/blog/post-page.tsx"),
  },
  "blog/post-series/post-series-page.tsx": {
    path: "/blog/series/small-things",
    params: { slug: "small-things" },
    load: () => import("#app/routes/blog/post-series/post-series-page.tsx"),
  },
  "feeds/feed-page.tsx": {
    path: "/feed.xml",
    params: {},
    load: () => import("#app/routes/feeds/feed-page.tsx"),
  },
  "newsletter/letter-page.tsx": {
    path: "/letters/may",
    params: { letter: "may" },
    load: () => import("#app/routes/newsletter/letter-page.tsx"),
  },
  "newsletter/letters-page.tsx": {
    path: "/letters",
    params: {},
    load: () => import("#app/routes/newsletter/letters-page.tsx"),
  },
  "notes/note-page.tsx": {
    path: "/notes/bcdfghjk",
    params: { id: "bcdfghjk" },
    load: () => import("#app/routes/notes/note-page.tsx"),
  },
  "notes/notes-page.tsx": {
    path: "/notes",
    params: {},
    load: () => import("#app/routes/notes/notes-page.tsx"),
  },
  "own-page/own-page.tsx": {
    path: "/now",
    params: {},
    load: () => import("#app/routes/own-page/own-page.tsx"),
  },
  "portfolio/portfolio-page.tsx": {
    path: "/portfolio",
    params: {},
    load: () => import("#app/routes/portfolio/portfolio-page.tsx"),
  },
  "portfolio/project-page.tsx": {
    path: "/portfolio/paper-clock",
    params: { slug: "paper-clock" },
    load: () => import("#app/routes/portfolio/project-page.tsx"),
  },
  "tags/tag-page.tsx": {
    path: "/tags/riso",
    params: { slug: "riso" },
    load: () => import("#app/routes/tags/tag-page.tsx"),
  },
  "tags/tags-page.tsx": { path: "/tags", params: {}, load: () => import("#app/routes/tags/tags-page.tsx") },
};
