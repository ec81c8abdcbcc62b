/** What a column of Ghost’s takes. */
interface Column {
  most?: number;
  isRequired?: boolean;
  oneOf?: readonly (string | number | boolean)[];
  pattern?: RegExp;
}

const id: Column = { most: 24, isRequired: true, pattern: /^[\da-f]{24}$/ };
const uuid: Column = { most: 36, isRequired: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/ };
const moment: Column = { pattern: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ };
const slug: Column = { most: 191, isRequired: true, pattern: /^[a-z\d-]+$/ };
const asked: Column = { isRequired: true };

/**
 * Facts of Ghost’s own schema, `ghost/core/core/server/data/schema/schema.js` in TryGhost/Ghost (Ghost 6): lengths, what must be there and
 * which values are known; the shorter length where its models check one. Slugs are what its `slugify` makes.
 */
const tables: Record<string, Record<string, Column>> = {
  posts: {
    id,
    uuid,
    title: { most: 255, isRequired: true },
    slug,
    html: { most: 1_000_000_000 },
    feature_image: { most: 2000 },
    type: { oneOf: ["post", "page"], isRequired: true },
    status: { oneOf: ["published", "draft", "scheduled", "sent"], isRequired: true },
    visibility: { most: 50, isRequired: true },
    email_recipient_filter: asked,
    created_at: { ...moment, isRequired: true },
    updated_at: moment,
    published_at: moment,
    custom_excerpt: { most: 300 },
  },
  posts_meta: { id, post_id: id, feature_image_alt: { most: 191 } },
  tags: {
    id,
    name: { most: 191, isRequired: true, pattern: /^[^,]/ },
    slug: { most: 191, isRequired: true, pattern: /^[a-z\d-]+$/ },
    visibility: { oneOf: ["public", "internal"], isRequired: true },
    created_at: { ...moment, isRequired: true },
  },
  posts_tags: { id, post_id: id, tag_id: id, sort_order: asked },
  posts_authors: { id, post_id: id, author_id: id, sort_order: asked },
  users: {
    id,
    name: { most: 191, isRequired: true },
    slug,
    email: { most: 191, isRequired: true, pattern: /^[^@\s]+@[^@\s]+$/ },
    created_at: { ...moment, isRequired: true },
  },
};

/** The columns whose values no two rows share; of posts within their type, of all that Ghost drops the second. */
const unique: Record<string, string[]> = {
  posts: ["id", "slug"],
  tags: ["id", "slug"],
  users: ["id", "email"],
};
const references: Record<string, string> = { post_id: "posts", tag_id: "tags", author_id: "users" };

type Row = Record<string, unknown>;

/** What Ghost would refuse or leave out of an import, one sentence each; none where it takes all. */
export function whyGhostRefuses({ db }: { db: { meta: Row; data: Record<string, object[]> }[] }): string[] {
  const [{ meta, data } = { meta: {}, data: {} }] = db;
  const isMeta = typeof meta.version === "string" && typeof meta.exported_on === "number";
  return [
    ...(isMeta ? [] : ["meta has no version or no time."]),
    ...Object.entries(data).flatMap(([table, rows]) => [
      ...(rows as Row[]).flatMap((row) => rowFaults(table, row, data)),
      ...(unique[table] ?? []).flatMap((column) => namesakes(table, column, rows as Row[])),
    ]),
  ];
}

function rowFaults(table: string, row: Row, data: Record<string, object[]>): string[] {
  const columns = tables[table];
  if (!columns) return [`${table} is no table of Ghost’s.`];
  const say = (column: string, fault: string) => `${table}.${column} of ${String(row.id)} ${fault}.`;
  return [
    ...Object.keys(row).flatMap((column) => (column in columns ? [] : [say(column, "is unknown")])),
    ...Object.entries(columns).flatMap(([column, { most = Infinity, isRequired, oneOf, pattern }]) => {
      const value = row[column] ?? null;
      if (value === null) return isRequired ? [say(column, "is missing")] : [];
      if (value === "" && isRequired) return [say(column, "is empty")];
      if (oneOf) return oneOf.includes(value as string) ? [] : [say(column, "has an unknown value")];
      if (typeof value === "string" && value.length > most) return [say(column, `is longer than ${most}`)];
      if (pattern && !pattern.test(String(value))) return [say(column, "is not in order")];
      const other = references[column];
      const isThere = !other || (data[other] as Row[] | undefined)?.some((there) => there.id === value);
      return isThere ? [] : [say(column, "names nothing that is there")];
    }),
  ];
}

function namesakes(table: string, column: string, rows: Row[]): string[] {
  const values = rows.map((row) => row[column]);
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${table}.${column} is ${String(value)} twice.`);
}
