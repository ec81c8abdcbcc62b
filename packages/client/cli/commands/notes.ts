import { bodyOf, dataOf } from "../../index.ts";
import { allPages, type Command, type Given, wordAt } from "../command.ts";

export const listNotes = ({ api }: Pick<Given, "api">) =>
  allPages((cursor) => bodyOf(api.GET("/notes", { params: { query: { cursor, limit: "100" } } })));

export const notes: Record<string, Command> = {
  list: { about: "List notes, newest first", run: (given) => listNotes(given) },
  publish: {
    takes: "<text>",
    about: "Publish a note (--key: a UUID, to repeat it safely)",
    run: ({ api, words, options: { key } }) =>
      dataOf(api.POST("/notes", { body: { content: wordAt(words, 0, "text"), key } })),
  },
  delete: {
    takes: "<id>",
    about: "Move a note to the trash",
    run: ({ api, words }) =>
      dataOf(api.DELETE("/notes/{id}", { params: { path: { id: wordAt(words, 0, "note: its id") } } })),
  },
};
