const isLetterShown = (id: string) =>
  `${id} in (select id from newsletter_issues where is_public and slug <> '')
    and ${id} in (select issue_id from deliveries where state in ('accepted', 'delivered', 'bounced', 'complained'))`;
/** Of what has a kind: of a draft and of the library nothing is shown, of a letter once it has gone out. */
const isKindShown = (id: string) =>
  `(kind in ('post', 'page', 'note', 'work') or (kind = 'letter' and ${isLetterShown(id)}))`;

/** What readers see of each table that their pages read. */
export const shownTables: Record<string, { columns?: string; rows?: string }> = {
  posts: { rows: "deleted_at is null" },
  post_parts: { rows: "post_id in (select id from posts where deleted_at is null)" },
  slug_redirects: {},
  notes: { rows: "deleted_at is null" },
  redirects: {},
  image_uses: { rows: isKindShown("text_id") },
  pages: { rows: "deleted_at is null" },
  page_redirects: {},
  images: {
    columns: "id, kind, alt, caption, revision, facts",
    rows: `deleted_at is null and id in (select image_id from image_uses where ${isKindShown("text_id")})`,
  },
  facts: { columns: "name, facts" },
  works: {},
  work_redirects: {},
  newsletter_issues: { columns: "id, slug, subject, content, started_at, due_at", rows: isLetterShown("id") },
  deliveries: { columns: "distinct issue_id", rows: isLetterShown("issue_id") },
  post_series: {},
  post_series_parts: {},
  post_series_redirects: {},
  taggings: { rows: isKindShown("item_id") },
  tags: { rows: `id in (select tag_id from taggings where ${isKindShown("item_id")})` },
  tag_redirects: {},
};
