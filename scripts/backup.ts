/** `npm run backup -- --from https://SITE|local --to FILE`, or `--check FILE`: docs/manual/backup.md. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openArchive } from "@toadstool/archive/node";
import packageJson from "../package.json" with { type: "json" };
import { askSecret } from "./backup/ask-secret.ts";
import { siteClient } from "./backup/ask-site.ts";
import { backUp } from "./backup/back-up.ts";
import { checkArchive } from "./backup/check-archive.ts";
import { backupReport, checkReport } from "./backup/report.ts";
import { troubleWords } from "./backup/trouble-words.ts";
import { progressLine } from "./backup/progress-line.ts";
import { openSite, type OpenSite } from "./local/open-site.ts";

const usage = `npm run backup -- --from https://YOUR-SITE --to site.tar.gz
npm run backup -- --from https://YOUR-SITE --kept 2026-11-20 --to site.tar.gz
npm run backup -- --from local --to site.tar.gz.age --passphrase-file FILE
npm run backup -- --check site.tar.gz

The token of the site is read from TOADSTOOL_TOKEN, or asked for. --with-secrets adds sessions, passkeys and the hashes of tokens.
--check reads an archive, compares every hash, and names the pictures, films and sounds that it lacks.`;

const { say, tell, end } = progressLine();
let site: OpenSite | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    end();
    void (site?.close() ?? Promise.resolve()).finally(() => process.exit(130));
  });

try {
  const given = readArguments();
  if ("check" in given) await check(given);
  else await backUpSite(given);
} catch (error) {
  end();
  console.error(troubleWords(error));
  process.exitCode = 1;
} finally {
  await site?.close().catch(() => undefined);
}
// What was started for this command may hold the process.
process.exit();

async function check({ check: file, ...given }: { check: string; passphrase?: string }): Promise<void> {
  const passphrase =
    given.passphrase ?? (file.endsWith(".age") ? await askSecret("Passphrase: ") : undefined);
  tell("Checking the archive");
  const checked = await checkArchive(await openArchive(file), { passphrase });
  end();
  print(checkReport(file, checked), checked.lacking.length === 0);
}

/** What is not whole fails, so that a script notices it. */
function print(report: string, isWhole: boolean): void {
  if (isWhole) return console.log(report);
  console.error(report);
  process.exitCode = 1;
}

async function backUpSite({ from, to, passphrase, withSecrets, kept }: BackupArguments): Promise<void> {
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
  print(backupReport(made), made.lacking.length === 0);
}

interface BackupArguments {
  from: string;
  to: string;
  passphrase?: string;
  withSecrets: boolean;
  kept?: string;
}

function readArguments(): BackupArguments | { check: string; passphrase?: string } {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      to: { type: "string" },
      "passphrase-file": { type: "string" },
      kept: { type: "string" },
      check: { type: "string" },
      "with-secrets": { type: "boolean", default: false },
    },
  });
  const { from, to, "passphrase-file": file, "with-secrets": withSecrets, kept, check } = values;
  if (check && (from || to || kept || withSecrets)) throw new Error(usage);
  const passphrase = file ? readFileSync(file, "utf8").replace(/\r?\n$/, "") : undefined;
  if (passphrase === "") throw new Error(`${file} is empty: it holds the passphrase on its first line.`);
  if (check) return { check: resolve(check), passphrase };
  if (!from || !to) throw new Error(usage);
  const ending = passphrase ? ".tar.gz.age" : ".tar.gz";
  if (!to.endsWith(ending))
    throw new Error(`Let the name after --to end with ${ending}, so that other programs open it.`);
  return { from, to: resolve(to), passphrase, withSecrets, kept };
}
