import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { bodyOf, dataOf } from "../../index.ts";
import { allPages, type Command, type Given, wordAt } from "../command.ts";
import { listLetters } from "./letters.ts";
import { listNotes } from "./notes.ts";
import { listPictures } from "./pictures.ts";
import { listPosts } from "./posts.ts";
import { listWorks } from "./works.ts";

const kinds = ["project", "artwork", "zine"] as const;

/**
 * A copy that people and scripts can read: each list as a file, and the files of the library beside them. A site is restored
 * from `npm run backup`, which has the whole database.
 */
export const backup: Command = {
  takes: "<folder>",
  about:
    "Save a readable copy of texts, letters, works, pictures and subscribers in a folder (scope read); to restore a site, use `npm run backup`",
  async run(given) {
    const folder = wordAt(given.words, 0, "folder");
    await mkdir(join(folder, "media"), { recursive: true });
    const lists = {
      posts: await listPosts(given, "content"),
      notes: await listNotes(given),
      drafts: await readDrafts(given),
      letters: await readLetters(given),
      works: await readWorks(given),
      pictures: await listPictures(given),
      subscribers: await readSubscribers(given),
    };
    for (const [name, list] of Object.entries(lists))
      // oxlint-disable-next-line no-await-in-loop -- one file after another
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600 });
    // oxlint-disable-next-line no-await-in-loop -- one download after another
    for (const picture of lists.pictures) await save(folder, picture);
    const counts = Object.entries(lists).map(([name, list]) => [name, list.length]);
    return { folder, ...Object.fromEntries(counts) };
  },
};

async function readDrafts({ api }: Given) {
  const lists = await Promise.all(
    ["post", "letter", "page", "welcome"].map((kind) =>
      dataOf(api.GET("/drafts", { params: { query: { kind } } })),
    ),
  );
  return lists.flat();
}

async function readLetters(given: Given) {
  const letters = [];
  for (const { id } of await listLetters(given))
    // oxlint-disable-next-line no-await-in-loop -- one after another, to be no burden
    letters.push(await dataOf(given.api.GET("/letters/{id}", { params: { path: { id } } })));
  return letters;
}

async function readWorks(given: Given) {
  const works = [];
  for (const kind of kinds) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, to be no burden
    for (const { id } of await listWorks(given, kind)) {
      const params = { path: { kind, id } };
      // oxlint-disable-next-line no-await-in-loop -- as above
      works.push(await dataOf(given.api.GET("/works/{kind}/{id}", { params })));
    }
  }
  return works;
}

function readSubscribers({ api }: Given) {
  return allPages(async (cursor) => {
    const params = { path: { param: "subscribers" }, query: { limit: "200", cursor } };
    const { data, cursor: next } = await bodyOf(api.GET("/email/{param}", { params }));
    return { data: Array.isArray(data) ? data : [], cursor: next };
  });
}

interface Picture {
  id: string;
  name: string;
  url: string;
  files: { url: string; bytes: number }[];
}

/** The largest of its files, which is the one nearest to what was uploaded. It is public: no token goes with it. */
async function save(folder: string, { id, url, files }: Picture): Promise<void> {
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes);
  const address = new URL(largest?.url ?? url, url);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} answered with ${answer.status}.`);
  await writeFile(
    join(folder, "media", `${id}-${basename(address.pathname)}`),
    Buffer.from(await answer.arrayBuffer()),
  );
}
