import { languageTag } from "@toadstool/language";
import { isTrue, type Row, textIn } from "./rows.ts";

/** What posts refer to: small rows, which are held in memory. */
export class GhostTables {
  site = "";
  readonly #tags = new Map<string, { name: string; isInternal: boolean; language: string }>();
  readonly #users = new Map<string, string>();
  readonly #tagsOf = new Map<string, { id: string; order: number }[]>();
  readonly #authorsOf = new Map<string, { id: string; order: number }[]>();
  readonly #meta = new Map<string, Row>();
  comments = 0;
  #language = "";

  add(table: string, row: Row): void {
    if (table === "tags") this.#tags.set(textIn(row, "id"), tagIn(row));
    else if (table === "users") this.#users.set(textIn(row, "id"), textIn(row, "name"));
    else if (table === "posts_tags") relate(this.#tagsOf, row, "tag_id");
    else if (table === "posts_authors") relate(this.#authorsOf, row, "author_id");
    else if (table === "posts_meta") this.#meta.set(textIn(row, "post_id"), row);
    else if (table === "comments") this.comments += 1;
    else if (table === "settings" && row.key === "url") this.site = textIn(row, "value");
    else if (table === "settings" && (row.key === "locale" || row.key === "lang"))
      this.#language = textIn(row, "value");
  }

  /** The publication’s language; "" where it is the one that Ghost gives every site and no text has another. */
  get language(): string {
    const isChosen = this.#language !== "en" || [...this.#tags.values()].some(({ language }) => language);
    return isChosen ? this.#language : "";
  }

  tagsOf(post: Row): { names: string[]; internal: string[]; language: string } {
    const tags = ordered(this.#tagsOf, post).flatMap(({ id }) => this.#tags.get(id) ?? []);
    return {
      names: tags.filter(({ isInternal }) => !isInternal).map(({ name }) => name),
      internal: tags.filter((tag) => tag.isInternal && !tag.language).map(({ name }) => name),
      language: tags.find(({ language }) => language)?.language ?? "",
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

/** A language is an internal tag, as Ghost’s guide to several of them has it: `#de`, or `#lang-de`. */
function tagIn(row: Row) {
  const name = textIn(row, "name");
  const [, marked, bare = ""] = /^#(?:lang[-:]([\w-]+)|([a-z]{2}(?:-[\w-]+)?))$/i.exec(name) ?? [];
  return { name, isInternal: isInternal(row), language: marked ?? (languageTag(bare) ? bare : "") };
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
