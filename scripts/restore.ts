/** `npm run restore -- FILE --to https://SITE|local`: docs/manual/backup.md. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ArchiveFault } from "@toadstool/archive";
import { openArchive } from "@toadstool/archive/node";
import type { Restore } from "#domain/restore/restore.ts";
import { askSecret } from "./backup/ask-secret.ts";
import { siteClient, SiteFault } from "./backup/ask-site.ts";
import { progressLine } from "./backup/progress-line.ts";
import { troubleWords } from "./backup/trouble-words.ts";
import { openSite, type OpenSite } from "./local/open-site.ts";
import { reportLines } from "./restore/report.ts";
import { restoreSite } from "./restore/restore-site.ts";

const usage = `npm run restore -- site.tar.gz --to https://YOUR-SITE
npm run restore -- site.tar.gz.age --to local --passphrase-file FILE
npm run restore -- --to https://YOUR-SITE --discard

The token of the site is read from TOADSTOOL_TOKEN, or asked for. --replace lets go of what is on the site; --incomplete takes an archive
that lacks files; --discard throws away a restore that is under way there.`;

const { say, tell, end } = progressLine();
let site: OpenSite | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    end();
    void (site?.close() ?? Promise.resolve()).finally(() => process.exit(130));
  });

try {
  const { file, to, replace, incomplete, discard, ...given } = readArguments();
  const passphrase =
    given.passphrase ?? (file?.endsWith(".age") ? await askSecret("Passphrase: ") : undefined);
  const isLocal = to === "local";
  const token = process.env.TOADSTOOL_TOKEN || (isLocal ? undefined : await askSecret("Token: "));
  site = await openSite({ site: to, token, scopes: ["restore"], command: "npm run restore", say });
  const client = siteClient({ ...site, say });
  if (discard) {
    const { data } = await client.json<{ data: Restore }>("/restores");
    await client.json(`/restores/${data.id}`, { method: "DELETE" });
    console.log(`The restore of ${data.site} as of ${data.consistentAt} is discarded. Nothing was changed.`);
  } else {
    const restored = await restoreSite(client, {
      open: () => openArchive(file),
      passphrase,
      replace,
      incomplete,
      say,
      tell,
    });
    end();
    for (const line of reportLines(client.origin, restored)) console.log(line);
  }
} catch (error) {
  end();
  console.error(wordsFor(error));
  process.exitCode = 1;
} finally {
  await site?.close().catch(() => undefined);
}
// What was started for this command may hold the process.
process.exit();

function wordsFor(error: unknown): string {
  if (error instanceof ArchiveFault) return `${error.message} Nothing was changed.`;
  if (error instanceof SiteFault && error.code === "restore_under_way")
    return `${error.message} To discard it: npm run restore -- --to SITE --discard`;
  return troubleWords(error, "What was sent so far is kept: the same command goes on from there.");
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string" },
      replace: { type: "boolean", default: false },
      incomplete: { type: "boolean", default: false },
      discard: { type: "boolean", default: false },
      "passphrase-file": { type: "string" },
    },
  });
  const { to, replace, incomplete, discard, "passphrase-file": secret } = values;
  const [name = ""] = positionals;
  if (!to || positionals.length !== (discard ? 0 : 1)) throw new Error(usage);
  const passphrase = secret ? readFileSync(secret, "utf8").replace(/\r?\n$/, "") : undefined;
  return { file: resolve(name), to, replace, incomplete, discard, passphrase };
}
