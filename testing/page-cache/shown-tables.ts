import { type TableName, tablesWhere } from "#db/declared-tables.ts";

const isLetterShown = (id: string) =>
  `${id} in (select id from newsletter_issues where is_public and slug <> '')
    and ${id} in (select issue_id from deliveries where state in ('accepted', 'delivered', 'bounced', 'complained'))`;
/** Of what has a kind: of a draft and of the library nothing is shown, of a letter once it has gone out. */
const isKindShown = (id: string) =>
  `(kind in ('post', 'page', 'note', 'work') or (kind = 'letter' and ${isLetterShown(id)}))`;

/** What readers see of a table, where that is not all of it. */
const parts: Partial<Record<TableName, { columns?: string; rows?: string }>> = {
  posts: { rows: "deleted_at is null" },
  post_parts: { rows: "post_id in (select id from posts where deleted_at is null)" },
  notes: { rows: "deleted_at is null" },
  image_uses: { rows: isKindShown("text_id") },
  pages: { rows: "deleted_at is null" },
  images: {
    columns: "id, kind, alt, caption, revision, facts",
    rows: `deleted_at is null and id in (select image_id from image_uses where ${isKindShown("text_id")})`,
  },
  facts: { columns: "name, facts" },
  newsletter_issues: { columns: "id, slug, subject, content, started_at, due_at", rows: isLetterShown("id") },
  deliveries: { columns: "distinct issue_id", rows: isLetterShown("issue_id") },
  taggings: { rows: isKindShown("item_id") },
  tags: { rows: `id in (select tag_id from taggings where ${isKindShown("item_id")})` },
};

export const shownTables = tablesWhere(({ isSeen }) => isSeen === true);

/** What readers see of each of these tables. */
export const shownQueries = shownTables.map((table) => {
  const { columns = "*", rows = "true" } = parts[table] ?? {};
  return `select ${columns} from ${table} where ${rows}`;
});
