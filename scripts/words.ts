import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { languageName, languageTag } from "@toadstool/language";
import { builtLanguages, catalogueFolder } from "./local/catalogue-files.ts";
import { emptyCatalogue, lookAtCatalogue } from "./words/catalogue.ts";

const help = `npm run words lists what the site’s languages lack, and what is wrong in them.

  npm run words                    all of them
  npm run words -- de              one of them
  npm run words -- cy --begin      writes an empty catalogue of a new language
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { begin: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
});
const asked = positionals.map((written) => languageTag(written) ?? written);
const shipped = ["en", ...builtLanguages];

if (values.help) console.log(help);
else if (values.begin) for (const language of asked) begin(language);
else for (const language of asked.length > 0 ? asked : shipped) await report(language);

async function report(language: string): Promise<void> {
  if (!shipped.includes(language))
    return fail(
      `There is no catalogue of “${language}”. npm run words -- ${language} --begin writes an empty one.`,
    );
  const found = await lookAtCatalogue(language);
  const name = `${languageName(language, "en")} (${language})`;
  if (found.length === 0) return console.log(`${name} is complete.`);
  fail(`${name}:\n${found.map((line) => `  ${line}`).join("\n")}`);
}

function begin(language: string): void {
  const file = resolve(catalogueFolder, `${language}.ts`);
  if (languageTag(language) === null)
    return fail(`“${language}” is no language’s tag. Write one like “de”, “ja” or “pt-BR”.`);
  if (existsSync(file)) return fail(`${file} is there already.`);
  writeFileSync(file, emptyCatalogue(language));
  console.log(
    `Written: ${file}. Take the slashes from a line and write the message in ${languageName(language, "en")}; docs/manual/languages.md says how.`,
  );
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
