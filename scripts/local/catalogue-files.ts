import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Messages } from "@toadstool/language";
import type { Plugin } from "vite";
import { root } from "./processes.ts";

const folder = resolve(root, "domain/words/catalogues");

/** The languages that the site is built with, besides English, which is in the Worker’s code. */
const languages = readdirSync(folder)
  .map((file) => basename(file, ".ts"))
  .filter((language) => language !== "en");

/** Serves and builds each other language’s messages as a static file, which the Worker reads when a site speaks that language. */
export function catalogueFiles(): Plugin {
  return {
    name: "catalogue-files",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const language = languages.find((tag) => request.url === `/catalogues/${tag}.json`);
        if (!language) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(await readMessages(language));
      });
    },
    async generateBundle() {
      for (const language of languages)
        this.emitFile({
          type: "asset",
          fileName: `catalogues/${language}.json`,
          source: await readMessages(language),
        });
    },
  };
}

async function readMessages(language: string): Promise<string> {
  const file = (await import(pathToFileURL(resolve(folder, `${language}.ts`)).href)) as {
    messages: Messages;
  };
  return JSON.stringify(file.messages);
}
