import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Messages } from "@toadstool/language";
import type { Plugin } from "vite";
import letters from "../../domain/art/card/letters.json" with { type: "json" };
import type { ManualPage } from "../../domain/services.ts";
import { root } from "./processes.ts";

export const catalogueFolder = resolve(root, "domain/words/catalogues");

/** The languages that the site is built with, besides English, which is in the Worker’s code. */
export const builtLanguages = readdirSync(catalogueFolder)
  .map((file) => basename(file, ".ts"))
  .filter((language) => language !== "en");

const files = ["index", "letters", "manual", ...builtLanguages];

/**
 * Serves and builds static files that the Worker reads when it needs them: each other language’s messages, the letters of cards, and
 * the owner’s manual.
 */
export function catalogueFiles(): Plugin {
  return {
    name: "catalogue-files",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const name = files.find((each) => request.url === `/catalogues/${each}.json`);
        if (!name) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(await contentOf(name));
      });
    },
    async generateBundle() {
      for (const name of files)
        this.emitFile({ type: "asset", fileName: `catalogues/${name}.json`, source: await contentOf(name) });
    },
  };
}

export async function contentOf(name: string): Promise<string> {
  if (name === "manual") return JSON.stringify(readManual());
  if (name === "letters") return JSON.stringify(letters);
  return JSON.stringify(name === "index" ? builtLanguages : await readMessages(name));
}

/** What the manual’s list of pages links to, then what setting up a server takes, in its order. */
export function readManual(): ManualPage[] {
  const read = (file: string) => readFileSync(resolve(root, "docs/manual", file), "utf8");
  const linked = read("README.md").matchAll(/\]\(((?:\.\.\/)?[\w-]+\.md)\)/g);
  return [...new Set([...linked].map(([, file = ""]) => file))].map((file) => {
    const [, title = "", text = ""] = /^# (.+)\n([^]*)$/.exec(read(file)) ?? [];
    return { name: basename(file, ".md"), title, text };
  });
}

/** As the Worker reads it: null where the site is built without that language. */
export const readCatalogue = async (language: string) =>
  builtLanguages.includes(language) ? readMessages(language) : null;

export async function readMessages(language: string): Promise<Messages> {
  const file = (await import(pathToFileURL(resolve(catalogueFolder, `${language}.ts`)).href)) as {
    messages: Messages;
  };
  return file.messages;
}
