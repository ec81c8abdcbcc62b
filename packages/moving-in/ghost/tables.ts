import { isTrue, type Row, textIn } from "./rows.ts";

/** What posts refer to: small rows, which are held in memory. */
export class GhostTables {
  site = "";
  readonly #tags = new Map<string, { name: string; isInternal: boolean }>();
  readonly #users = new Map<string, string>();
  readonly #tagsOf = new Map<string, { id: string; order: number }[]>();
  readonly #authorsOf = new Map<string, { id: string; order: number }[]>();
  readonly #meta = new Map<string, Row>();
  comments = 0;

  add(table: string, row: Row): void {
    if (table === "tags")
      this.#tags.set(textIn(row, "id"), { name: textIn(row, "name"), isInternal: isInternal(row) });
    else if (table === "users") this.#users.set(textIn(row, "id"), textIn(row, "name"));
    else if (table === "posts_tags") relate(this.#tagsOf, row, "tag_id");
    else if (table === "posts_authors") relate(this.#authorsOf, row, "author_id");
    else if (table === "posts_meta") this.#meta.set(textIn(row, "post_id"), row);
    else if (table === "comments") this.comments += 1;
    else if (table === "settings" && row.key === "url") this.site = textIn(row, "value");
  }

  tagsOf(post: Row): { names: string[]; internal: string[] } {
    const tags = ordered(this.#tagsOf, post).flatMap(({ id }) => this.#tags.get(id) ?? []);
    return {
      names: tags.filter(({ isInternal }) => !isInternal).map(({ name }) => name),
      internal: tags.filter(({ isInternal }) => isInternal).map(({ name }) => name),
    };
  }

  authorsOf(post: Row): string[] {
    const related = ordered(this.#authorsOf, post).map(({ id }) => id);
    const ids = related.length > 0 ? related : [textIn(post, "author_id")];
    return ids.flatMap((id) => this.#users.get(id) ?? []);
  }

  /** What older versions have in the post’s own row. */
  metaOf(post: Row): Row {
    return this.#meta.get(textIn(post, "id")) ?? post;
  }
}

const isInternal = (row: Row) =>
  row.visibility === "internal" || textIn(row, "name").startsWith("#") || isTrue(row, "hidden");

function relate(relations: Map<string, { id: string; order: number }[]>, row: Row, name: string): void {
  const post = textIn(row, "post_id");
  const related = relations.get(post) ?? [];
  related.push({ id: textIn(row, name), order: Number(row.sort_order) || 0 });
  relations.set(post, related);
}

function ordered(relations: Map<string, { id: string; order: number }[]>, post: Row) {
  return (relations.get(textIn(post, "id")) ?? []).toSorted((one, other) => one.order - other.order);
}
