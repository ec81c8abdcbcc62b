/** `npm run backup -- --from https://SITE|local --to FILE`: docs/manual/backup.md. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import packageJson from "../package.json" with { type: "json" };
import { askSecret } from "./backup/ask-secret.ts";
import { siteClient } from "./backup/ask-site.ts";
import { backUp } from "./backup/back-up.ts";
import { troubleWords } from "./backup/trouble-words.ts";
import { progressLine } from "./backup/progress-line.ts";
import { openSite, type OpenSite } from "./local/open-site.ts";

const usage = `npm run backup -- --from https://YOUR-SITE --to site.tar.gz
npm run backup -- --from https://YOUR-SITE --kept 2026-11-20 --to site.tar.gz
npm run backup -- --from local --to site.tar.gz.age --passphrase-file FILE

The token of the site is read from TOADSTOOL_TOKEN, or asked for. --with-secrets adds sessions, passkeys and the hashes of tokens.`;

const { say, tell, end } = progressLine();
let site: OpenSite | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    end();
    void (site?.close() ?? Promise.resolve()).finally(() => process.exit(130));
  });

try {
  const { from, to, passphrase, withSecrets, kept } = readArguments();
  const isLocal = from === "local";
  const token = process.env.TOADSTOOL_TOKEN || (isLocal ? undefined : await askSecret("Token: "));
  site = await openSite({
    site: from,
    token,
    scopes: withSecrets ? ["backup", "logins"] : ["backup"],
    command: "npm run backup",
    say,
  });
  const client = siteClient({ ...site, say });
  const made = await backUp(client, {
    to,
    passphrase,
    withSecrets,
    kept,
    engine: packageJson.version,
    say,
    tell,
  });
  end();
  const { bytes, rows, files, consistentAt, trouble } = made;
  console.log(
    `${to}: ${(bytes / 1e6).toFixed(1)} MB, ${rows} rows and ${files} files of ${consistentAt}, read again and whole.`,
  );
  if (trouble) console.log(trouble);
} catch (error) {
  end();
  console.error(troubleWords(error));
  process.exitCode = 1;
} finally {
  await site?.close().catch(() => undefined);
}
// What was started for this command may hold the process.
process.exit();

function readArguments() {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      to: { type: "string" },
      "passphrase-file": { type: "string" },
      kept: { type: "string" },
      "with-secrets": { type: "boolean", default: false },
    },
  });
  const { from, to, "passphrase-file": file, "with-secrets": withSecrets, kept } = values;
  if (!from || !to) throw new Error(usage);
  const passphrase = file ? readFileSync(file, "utf8").replace(/\r?\n$/, "") : undefined;
  if (passphrase === "") throw new Error(`${file} is empty: it holds the passphrase on its first line.`);
  const ending = passphrase ? ".tar.gz.age" : ".tar.gz";
  if (!to.endsWith(ending))
    throw new Error(`Let the name after --to end with ${ending}, so that other programs open it.`);
  return { from, to: resolve(to), passphrase, withSecrets, kept };
}
