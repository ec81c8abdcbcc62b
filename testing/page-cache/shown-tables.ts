import { cacheTags } from "#domain/page-cache/tags.ts";

/** The tags of which one at least must be on every page that reads a table. */
export const shownTables: Record<string, string[]> = {
  posts: [cacheTags.postList, "post:"],
  post_parts: [cacheTags.postList, "post:"],
  slug_redirects: ["post:"],
  notes: [cacheTags.notes],
  redirects: ["post:", cacheTags.letters, "works", "page:"],
  image_uses: [cacheTags.postList, "post:", cacheTags.letters, cacheTags.notes, "page:"],
  pages: ["page:", cacheTags.pageList, cacheTags.facts],
  page_redirects: ["page:"],
  images: [cacheTags.pictures],
  facts: [cacheTags.facts],
  works: [cacheTags.works],
  work_redirects: [cacheTags.works],
  newsletter_issues: [cacheTags.letters],
  deliveries: [cacheTags.letters],
  post_series: [cacheTags.postList, "post:"],
  post_series_parts: [cacheTags.postList, "post:"],
  post_series_redirects: [cacheTags.postList],
  taggings: [cacheTags.tags, cacheTags.postList, cacheTags.letters, cacheTags.workTags, "post:"],
  tags: [cacheTags.tags, cacheTags.postList, cacheTags.letters, cacheTags.workTags, "post:"],
  tag_redirects: [cacheTags.tags],
};
