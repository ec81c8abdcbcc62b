import { readFile } from "node:fs/promises";
import { bodyOf, dataOf } from "../../index.ts";
import { allPages, type Command, type Given, UsageError, wordAt } from "../command.ts";

export const letters: Record<string, Command> = {
  list: { about: "List letters that were sent or are scheduled (scope read)", run: listLetters },
  read: {
    takes: "<id>",
    about: "Read a letter (scope read)",
    run: ({ api, words }) =>
      dataOf(api.GET("/letters/{id}", { params: { path: { id: wordAt(words, 0, "letter") } } })),
  },
  test: {
    takes: "<file.md>",
    about: "Mail a letter to yourself (--subject)",
    run: async (given) => dataOf(given.api.POST("/email/sendTest", { body: await letterIn(given) })),
  },
  send: {
    takes: "<file.md>",
    about: "Mail a letter to every subscriber (--subject, --yes)",
    async run(given) {
      const body = await letterIn(given);
      if (!given.options.yes)
        throw new UsageError(
          "This mails every subscriber. Say --yes if you mean it; `letters test` mails you alone.",
        );
      return dataOf(given.api.POST("/email/send", { body }));
    },
  },
};

export function listLetters({ api }: Given) {
  return allPages((cursor) => bodyOf(api.GET("/letters", { params: { query: { limit: "100", cursor } } })));
}

async function letterIn({ words, options: { subject } }: Given) {
  if (!subject) throw new UsageError("Say --subject.");
  return { subject, content: await readFile(wordAt(words, 0, "file"), "utf8") };
}
