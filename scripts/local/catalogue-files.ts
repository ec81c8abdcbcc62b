import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Messages } from "@toadstool/language";
import type { Plugin } from "vite";
import { root } from "./processes.ts";

export const catalogueFolder = resolve(root, "domain/words/catalogues");

/** The languages that the site is built with, besides English, which is in the Worker’s code. */
export const builtLanguages = readdirSync(catalogueFolder)
  .map((file) => basename(file, ".ts"))
  .filter((language) => language !== "en");

/** Serves and builds each other language’s messages as a static file, which the Worker reads when a site speaks that language. */
export function catalogueFiles(): Plugin {
  return {
    name: "catalogue-files",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const name = ["index", ...builtLanguages].find((each) => request.url === `/catalogues/${each}.json`);
        if (!name) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(await contentOf(name));
      });
    },
    async generateBundle() {
      for (const name of ["index", ...builtLanguages])
        this.emitFile({ type: "asset", fileName: `catalogues/${name}.json`, source: await contentOf(name) });
    },
  };
}

const contentOf = async (name: string) =>
  JSON.stringify(name === "index" ? builtLanguages : await readMessages(name));

/** As the Worker reads it: null where the site is built without that language. */
export const readCatalogue = async (language: string) =>
  builtLanguages.includes(language) ? readMessages(language) : null;

export async function readMessages(language: string): Promise<Messages> {
  const file = (await import(pathToFileURL(resolve(catalogueFolder, `${language}.ts`)).href)) as {
    messages: Messages;
  };
  return file.messages;
}
