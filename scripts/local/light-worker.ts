import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A passkey is asked for without a statement of its maker, so none is checked, and certificates are never read. */
const unasked = /@simplewebauthn\/server\/.*(verifyAttestation\w+|convertX509PublicKeyToCOSE)\.js$/;

/** Leaves out of the built Worker what only browsers run or what is never asked for: every module is uploaded. */
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
      // After React Router has looked whether the site’s own files have them all.
      order: "post",
      sequential: true,
      handler({ dir = "" }, files) {
        // The scripts of workers and pages, whose addresses alone the Worker says.
        for (const [name, { type }] of Object.entries(files))
          if (type === "asset" && name.endsWith(".js")) rmSync(join(dir, name), { force: true });
      },
    },
  };
}
