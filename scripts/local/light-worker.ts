import { readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { withoutBrowser } from "./without-browser.ts";

/** Passkeys are requested without attestation, so none is verified and no certificate is read. */
const unasked = /@simplewebauthn\/server\/.*(verifyAttestation\w+|convertX509PublicKeyToCOSE)\.js$/;
const certificates = /@simplewebauthn\/server\/.*\/defaultRootCerts\/[\w-]+\.js$/;
/** Our MCP tools bring their own JSON Schemas, and the server validates nothing that a client returns. */
const schemaWriters = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const schemaChecker = /@modelcontextprotocol\/server\/dist\/cfWorkerProvider-[\w-]+\.mjs$/;
/** Grammars that repeat the code of another one, and those that they repeat. */
const grammars = /\/highlight\.js\/es\/languages\/(css|javascript|less|scss|typescript)\.js$/;
const heldGrammars: Record<string, string> = { less: "css", scss: "css", typescript: "javascript" };
/** HTML’s names of characters: the parser of HTML has the same table, packed. */
const characterNames = /\/decode-named-character-reference\/index\.js$/;

/** Documents are rendered as text: React's other renderer, to streams, is never called. */
const renderers = /\/react-dom\/server\.edge\.js$/;
const textRenderer = `module.exports = require("./cjs/react-dom-server-legacy.browser.production.js");`;

/** Keeps code that only browsers run, or that no request reaches, out of the built Worker: every module counts in its upload. */
export function lightWorker(): Plugin {
  return {
    name: "light-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    async load(id) {
      if (renderers.test(id)) return { code: textRenderer, moduleType: "js" };
      if (characterNames.test(id)) {
        const html = await this.resolve("hast-util-raw", id);
        const parser = await this.resolve("parse5", html?.id);
        const entities = await this.resolve("entities/decode", parser?.id);
        if (!entities) throw new Error("The parser of HTML has no table of names.");
        const code = `import { decodeHTMLStrict } from ${JSON.stringify(entities.id)};
          export function decodeNamedCharacterReference(name) {
            const decoded = decodeHTMLStrict("&" + name + ";");
            return decoded === "&" + name + ";" ? false : decoded;
          }`;
        return { code, moduleType: "js" };
      }
      if (certificates.test(id))
        return { code: readFileSync(id, "utf8").replaceAll(/`[^`]*`/g, '""'), moduleType: "js" };
      if (schemaWriters.test(id)) return { code: withoutWork(readFileSync(id, "utf8")), moduleType: "js" };
      if (schemaChecker.test(id)) return { code: "export class t {}", moduleType: "js" };
      if (grammars.test(id)) return { code: sharedGrammar(id), moduleType: "js" };
      const name = unasked.exec(id)?.[1];
      return name && { code: `export const ${name} = async () => true;`, moduleType: "js" };
    },
    transform: {
      filter: { code: /\bfrom\s*["']react(\/jsx-runtime)?["']/ },
      // As long as before, line by line: the source map stays right.
      handler(code) {
        return { code: withoutBrowser(code, this.parse(code)), map: null };
      },
    },
    writeBundle: {
      // React Router first compares these files with the client’s.
      order: "post",
      sequential: true,
      handler({ dir = "" }, files) {
        // Scripts of pages and web workers: the Worker only names their addresses.
        for (const [name, { type }] of Object.entries(files))
          if (type === "asset" && name.endsWith(".js")) rmSync(join(dir, name), { force: true });
      },
    },
  };
}

/** Replaces the exports of a module by functions that do nothing. */
const withoutWork = (code: string) =>
  `export const ${namesOf(code, "export ").map((name) => `${name} = () => undefined`)}`;

const namesOf = (code: string, before = "") =>
  [...code.matchAll(new RegExp(`^${before}(?:const|function) (\\w+)`, "gm"))].map(([, name]) => name);

/** A grammar that exports its declarations, or imports those that it shares with another from there. */
function sharedGrammar(file: string): string {
  const code = readFileSync(file, "utf8");
  const held = heldGrammars[basename(file, ".js")];
  if (!held) return `${code}\nexport { ${namesOf(code)} };`;
  const other = readFileSync(join(dirname(file), `${held}.js`), "utf8");
  const alike = [...code].findIndex((character, at) => character !== other[at]);
  const common = code.slice(0, code.lastIndexOf("\n\n", alike));
  return `import { ${namesOf(common)} } from "./${held}.js";${code.slice(common.length)}`;
}
