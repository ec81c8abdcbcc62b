/**
 * What a stored page shows, and so what makes it out of date. The triggers of db/migrations write the same tags:
 * testing/page-cache/ holds the two together.
 */
export const cacheTags = {
  /** Every list of posts with what it says of them: blog, search, feed, sitemap, the API's list. */
  postList: "post-list",
  /** The order, titles and addresses of all posts: a post's page links to its neighbours. */
  postOrder: "post-order",
  /** The library's pictures: alt texts, sizes, revisions. */
  pictures: "pictures",
  /** The site's name, menu and other facts: on everything that is stored. */
  facts: "facts",
  /** Projects, artworks and zines: on everything that is stored, since texts show them and menus leave out empty sections. */
  works: "works",
  /** The public letters. */
  letters: "letters",
  /** The notes: their stream, their pages and their feed. */
  notes: "notes",
  /** The owner's pages as lists name them: sitemap and llms.txt. */
  pageList: "page-list",
  /** What is at a path that a page of the owner's could have: one that is there, has moved, is gone or is yet to come. */
  page: (path: string) => `page:${path}`,
  /** Which tags there are, by which names and addresses, and what they are on. */
  tags: "tags",
  /** Which tags works have: their own pages show them. */
  workTags: "work-tags",
  /** One post, by its slug or its id: also one that was renamed, deleted, or is yet to come. */
  post: (slugOrId: string) => `post:${slugOrId}`,
} as const;

/** A slug or an id, as tags can carry it: whatever is none of these names no post. */
export const namesPost = /^[A-Za-z0-9_-]{1,100}$/;
