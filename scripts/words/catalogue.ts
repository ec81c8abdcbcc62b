import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { languageName, languageTag, type Messages } from "@toadstool/language";
import { faultsOf, missingFrom } from "@toadstool/language/messages";
import { english } from "#domain/words/catalogues/en.ts";
import { flatMessages } from "#domain/words/own-words.ts";
import { catalogueFolder, readMessages } from "../local/catalogue-files.ts";

const flatEnglish = flatMessages(english);
const head = /A native speaker has read it: (yes|no)/;

/** What a language’s catalogue lacks, and what is wrong in it, a line each: none where it is complete. */
export async function lookAtCatalogue(language: string): Promise<string[]> {
  const file = `domain/words/catalogues/${language}.ts`;
  const messages = language === "en" ? english : await readMessages(language);
  const source = readFileSync(resolve(catalogueFolder, `${language}.ts`), "utf8");
  return [
    ...(languageTag(language) === language ? [] : [`${file}: is not named after a language’s tag`]),
    ...(head.test(source) ? [] : [`${file}: its head lacks “A native speaker has read it: no” (or yes)`]),
    ...faultsOfCatalogue(messages, language).map((fault) => `${file}: ${fault}`),
  ];
}

/** The same of its messages alone. */
export function faultsOfCatalogue(messages: Messages, language: string): string[] {
  const empty = Object.entries(flatMessages(messages)).filter(([name, text]) => !text && flatEnglish[name]);
  return [
    ...faultsOf(messages, english, language).map(({ name, fault }) => `${name}: ${fault}`),
    ...empty.map(([name]) => `${name}: It is empty.`),
    ...missingFrom(messages, english).map((name) => `${name}: It is missing. English: ${flatEnglish[name]}`),
  ];
}

/** A catalogue to begin with: every message is a comment, and said in English until it is written. */
export function emptyCatalogue(language: string): string {
  return `import type { Catalogue } from "../words.ts";

/**
 * ${languageName(language, "en")}. A native speaker has read it: no. It addresses readers as “…”.
 */
export const messages: Catalogue = ${commented(english, "  ")};
`;
}

function commented(messages: Messages, indent: string): string {
  const lines = Object.entries(messages).map(([name, message]) =>
    typeof message === "string"
      ? `${indent}// ${name}: ${JSON.stringify(message)},\n`
      : `${indent}${name}: ${commented(message, `${indent}  `)},\n`,
  );
  return `{\n${lines.join("")}${indent.slice(2)}}`;
}
