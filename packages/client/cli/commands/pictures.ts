import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { dataOf } from "../../index.ts";
import { allPages, type Command, type Given, wordAt } from "../command.ts";

/** The library, or what of it a search finds. */
export const listPictures = ({ api, options: { search, folder } }: Pick<Given, "api" | "options">) =>
  allPages(async (cursor) => {
    const page = await dataOf(
      api.POST("/image", { body: { search, path: folder, limit: 100, ...(cursor && { cursor }) } }),
    );
    return { data: page.images, cursor: page.cursor };
  });

export const pictures: Record<string, Command> = {
  list: {
    about: "List pictures, films and sounds, newest first (--search, --folder)",
    run: (given) => listPictures(given),
  },
  upload: {
    takes: "<file>…",
    about: "Upload files, one after another (--alt, --folder)",
    async run(given) {
      wordAt(given.words, 0, "file");
      const uploaded = [];
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that the first refusal stops the rest
      for (const file of given.words) uploaded.push(await upload(given, file));
      return uploaded;
    },
  },
  delete: {
    takes: "<id>",
    about: "Delete a file of the library",
    run: ({ api, words }) =>
      dataOf(api.DELETE("/image/{id}", { params: { path: { id: wordAt(words, 0, "picture: its id") } } })),
  },
};

async function upload({ api, options: { alt = "", folder = "" } }: Given, file: string) {
  const form = new FormData();
  form.set("alt", alt);
  form.set("folder", folder);
  form.set("file", await openAsBlob(file), basename(file));
  return dataOf(api.POST("/image/upload", { body: { file }, bodySerializer: () => form }));
}
