import { type SQL, sql } from "drizzle-orm";
import { outdatedNames } from "#db/schema.ts";
import { nameWaiting } from "#domain/finding/write-names.server.ts";
import type { Services } from "#domain/services.ts";

const looks = ["quiet", "wet", "printed", "folded", "small", "last", "open", "green", "late", "loud", "blue"];
const things = [
  "paper",
  "press",
  "moss",
  "newts",
  "lamps",
  "ink",
  "pond",
  "toads",
  "maps",
  "zines",
  "prints",
];

/** A title of common words, with a number that it alone has. */
export const manyTitle = (n: number) => `${looks[n % 11]} ${things[Math.floor(n / 11) % 11]} ${n + 1000}`;

/** `count` of everything that the owner finds by its name, with the least in each row, and their names. */
export async function fillWithNames({ db }: Pick<Services, "db">, count: number): Promise<void> {
  const titles = JSON.stringify(Array.from({ length: count }, (_, n) => manyTitle(n)));
  const fill = (table: string, columns: Record<string, string>, kind = table): SQL =>
    sql`insert into ${sql.raw(`${table} (id, ${Object.keys(columns).join(", ")})`)}
      select ${kind} || key, ${sql.raw(Object.values(columns).join(", "))} from json_each(${titles})`;
  const at = "1600000000000 + key";
  const times = { created_at: at, updated_at: at };
  const own = `'many-' || key`;
  const tag = { slug: own, name: "value", key: "lower(value)", created_at: at };
  const statements = [
    fill("posts", {
      slug: own,
      title: "value",
      summary: "''",
      date_string: "'4 March 2026'",
      published_at: at,
      datetime: "'2026-03-04 09:12:00'",
      updated_at: at,
      content: "''",
      html: "''",
      folded: "''",
      words: "0",
    }),
    ...["post", "page", "letter"].map((kind) =>
      fill("drafts", { kind: `'${kind}'`, title: "value", ...times }, `draft-${kind}`),
    ),
    fill("notes", {
      key: own,
      title: "value",
      pictures: "'[]'",
      published_at: at,
      updated_at: at,
      content: "''",
      html: "''",
    }),
    fill("newsletter_issues", {
      send_key: own,
      subject: "value",
      state: "'sent'",
      origin: "''",
      audience: "0",
      started_at: at,
      content: "''",
    }),
    ...["artwork", "project", "zine"].map((kind) =>
      fill(
        "works",
        {
          kind: `'${kind}'`,
          slug: `'${kind}-' || key`,
          title: "value",
          position: "printf('a%05d', key)",
          ...times,
          facts: "'{}'",
          folded: "''",
        },
        kind,
      ),
    ),
    fill("images", {
      kind: "'picture'",
      name: "value",
      bytes: "1",
      ...times,
      facts: "'{}'",
      folded: "''",
    }),
    fill("subscribers", {
      email: "replace(lower(value), ' ', '.') || '@example.com'",
      email_key: own,
      state: "'confirmed'",
      created_at: at,
    }),
    fill("tags", tag),
    fill("post_series", tag),
    fill("topics", { name: "value", key: "lower(value)", created_at: at }),
  ];
  // oxlint-disable-next-line no-await-in-loop -- D1 takes one after the other
  for (const statement of statements) await db.run(statement);
  // oxlint-disable-next-line no-await-in-loop -- likewise
  while ((await db.$count(outdatedNames)) > 0) await nameWaiting({ db });
}
