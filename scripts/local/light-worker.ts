import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Passkeys are requested without attestation, so none is verified and no certificate is read. */
const unasked = /@simplewebauthn\/server\/.*(verifyAttestation\w+|convertX509PublicKeyToCOSE)\.js$/;

/** Keeps code that only browsers run, or that no request reaches, out of the built Worker: every module counts in its upload. */
export function lightWorker(): Plugin {
  return {
    name: "light-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load(id) {
      const name = unasked.exec(id)?.[1];
      return name && { code: `export const ${name} = async () => true;`, moduleType: "js" };
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
