import { cacheTags } from "#domain/page-cache/tags.ts";

/** The tags of which one at least must be on every page that reads a table. */
export const shownTables: Record<string, string[]> = {
  posts: [cacheTags.postList, "post:"],
  post_parts: [cacheTags.postList, "post:"],
  slug_redirects: ["post:"],
  redirects: ["post:", cacheTags.letters, "works"],
  image_uses: [cacheTags.postList, "post:", cacheTags.letters, cacheTags.notes],
  notes: [cacheTags.notes],
  images: [cacheTags.pictures],
  facts: [cacheTags.facts],
  newsletter_issues: [cacheTags.letters],
  deliveries: [cacheTags.letters],
  taggings: [cacheTags.tags, cacheTags.postList, "post:"],
  tags: [cacheTags.tags, cacheTags.postList, "post:"],
  tag_redirects: [cacheTags.tags],
};
