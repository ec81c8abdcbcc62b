import { readFile } from "node:fs/promises";
import { bodyOf, dataOf } from "../../index.ts";
import { type Command, type Given, UsageError, wordAt } from "../command.ts";

/** Every work of a kind, a page after another. */
export async function listWorks(
  { api, options: { search: q } }: Pick<Given, "api" | "options">,
  kind: string,
) {
  const works = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { q, page: String(page) };
    // oxlint-disable-next-line no-await-in-loop -- the first page says how many there are
    const list = await bodyOf(api.GET("/works/{kind}", { params: { path: { kind }, query } }));
    works.push(...list.data);
    pages = list.pages;
  }
  return works;
}

export const works: Record<string, Command> = {
  list: {
    takes: "<kind>",
    about: "List projects, artworks or zines in their order (--search)",
    run: (given) => listWorks(given, kindIn(given)),
  },
  read: {
    takes: "<kind> <id>",
    about: "Show a work with its facts",
    run: (given) => dataOf(given.api.GET("/works/{kind}/{id}", at(given))),
  },
  create: {
    takes: "<kind> <facts.json>",
    about: "Add a work, the first of its list (--key)",
    async run(given) {
      const body = { facts: await factsIn(given, 1), workKey: given.options.key };
      const params = { path: { kind: kindIn(given) } };
      return dataOf(given.api.POST("/works/{kind}", { params, body }));
    },
  },
  change: {
    takes: "<kind> <id> <facts.json>",
    about: "Change a work (--version: as it was read)",
    async run(given) {
      const body = { facts: await factsIn(given, 2), version: given.options.version };
      return dataOf(given.api.PUT("/works/{kind}/{id}", { ...at(given), body }));
    },
  },
  hide: { takes: "<kind> <id>", about: "Hide a work from readers", run: (given) => setHidden(given, true) },
  show: { takes: "<kind> <id>", about: "Show a work to readers", run: (given) => setHidden(given, false) },
  move: {
    takes: "<kind> <id>",
    about: "Move a work (--to up, down, top or a place)",
    run: (given) =>
      dataOf(given.api.PUT("/works/{kind}/{id}/place", { ...at(given), body: { to: placeIn(given) } })),
  },
  delete: {
    takes: "<kind> <id>",
    about: "Move a work to the trash",
    run: (given) => dataOf(given.api.DELETE("/works/{kind}/{id}", at(given))),
  },
  restore: {
    takes: "<kind> <id>",
    about: "Put a work back from the trash",
    run: (given) => dataOf(given.api.POST("/works/{kind}/{id}/restore", at(given))),
  },
};

function setHidden(given: Given, isHidden: boolean) {
  return dataOf(given.api.PUT("/works/{kind}/{id}/hidden", { ...at(given), body: { isHidden } }));
}

const kindIn = ({ words }: Given) => wordAt(words, 0, "kind: project, artwork or zine");

function at(given: Given) {
  return { params: { path: { kind: kindIn(given), id: wordAt(given.words, 1, "work: its id") } } };
}

function placeIn({ options: { to } }: Given) {
  if (to === "up" || to === "down" || to === "top") return to;
  if (to && /^\d+$/.test(to)) return Number(to);
  throw new UsageError("Say --to up, down, top, or the number of a place.");
}

async function factsIn({ words }: Given, place: number): Promise<unknown> {
  const file = wordAt(words, place, "file of facts");
  try {
    return JSON.parse(await readFile(file, "utf8")) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is not valid JSON: ${error.message}`);
    throw error;
  }
}
