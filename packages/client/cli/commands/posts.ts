import { readFile } from "node:fs/promises";
import { bodyOf, dataOf } from "../../index.ts";
import { allPages, type Command, type Given, UsageError, wordAt } from "../command.ts";

/** The posts that a search finds, or all of them. */
export const listPosts = ({ api, options: { search: q } }: Pick<Given, "api" | "options">, fields?: string) =>
  allPages((cursor) => bodyOf(api.GET("/posts", { params: { query: { q, cursor, fields } } })));

export const posts: Record<string, Command> = {
  list: { about: "List posts, newest first (--search)", run: (given) => listPosts(given) },
  read: {
    takes: "<slug>",
    about: "Show a post with its Markdown",
    run: ({ api, words }) =>
      dataOf(
        api.GET("/posts/{slugOrId}", { params: { path: { slugOrId: wordAt(words, 0, "post: its slug") } } }),
      ),
  },
  delete: {
    takes: "<id>",
    about: "Move a post to the trash",
    run: ({ api, words }) =>
      dataOf(api.DELETE("/posts/{id}", { params: { path: { id: wordAt(words, 0, "post: its id") } } })),
  },
  restore: {
    takes: "<id>",
    about: "Put a post back from the trash",
    run: ({ api, words }) =>
      dataOf(api.POST("/posts/{id}/restore", { params: { path: { id: wordAt(words, 0, "post: its id") } } })),
  },
};

export const drafts: Record<string, Command> = {
  list: {
    about: "List drafts (--search, --kind post|letter|page)",
    run: ({ api, options: { search: q, kind } }) =>
      dataOf(api.GET("/drafts", { params: { query: { q, kind } } })),
  },
  read: {
    takes: "<id>",
    about: "Show a draft with its Markdown",
    run: ({ api, words }) =>
      dataOf(api.GET("/drafts/{id}", { params: { path: { id: wordAt(words, 0, "draft: its id") } } })),
  },
  create: {
    takes: "<file.md>",
    about: "Write a draft of a file’s text (--title, --kind, --key)",
    async run({ api, words, options: { title, kind, key } }) {
      const content = await readFile(wordAt(words, 0, "file"), "utf8");
      const body = { title, content, kind: draftKind(kind), draftKey: key };
      return dataOf(api.POST("/drafts", { body }));
    },
  },
  delete: {
    takes: "<id>",
    about: "Move a draft to the trash",
    run: ({ api, words }) =>
      dataOf(api.DELETE("/drafts/{id}", { params: { path: { id: wordAt(words, 0, "draft: its id") } } })),
  },
};

function draftKind(kind = "post"): "post" | "letter" | "page" {
  if (kind === "post" || kind === "letter" || kind === "page") return kind;
  throw new UsageError("--kind is post, letter or page.");
}
