import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { withoutBrowser } from "./without-browser.ts";

/** Passkeys are requested without attestation, so none is verified and no certificate is read. */
const unasked = /@simplewebauthn\/server\/.*(verifyAttestation\w+|convertX509PublicKeyToCOSE)\.js$/;
const certificates = /@simplewebauthn\/server\/.*\/defaultRootCerts\/[\w-]+\.js$/;
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
