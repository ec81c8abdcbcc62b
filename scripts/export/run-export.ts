import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { profile } from "#studio/profile.ts";
import { incompleteNameOf } from "../backup/back-up.ts";
import { root } from "../local/processes.ts";
import { openDestination } from "./destination.ts";
import { forms, ghostMembers, writeExport } from "./write-export.ts";

const usage = `npm run export -- --from site.tar.gz --as markdown --to my-site
npm run export -- --from https://YOUR-SITE --as ghost --to my-site.zip --email YOU@YOUR-HOST

--from takes a backup, the address of a site, or local; of a site a backup is made first, with the token in TOADSTOOL_TOKEN.
--as markdown writes a folder of Markdown with front matter, or a zip of it; --as ghost the zip that Ghost imports, and the members beside it.
--email is the address of your account in Ghost. --passphrase-file opens an encrypted backup.`;

/** The command with these arguments; throws what it says of why nothing was exported. Returns the code to end with. */
export async function runExport(args: string[]): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), "export-"));
  try {
    const { from, to, as, email, passphrase } = readArguments(args);
    const archive = isSite(from) ? backUp(from, scratch) : resolve(from);
    const author = { name: profile.name, email: email ?? `author@${emailHost(from)}` };
    const wanted = { from: archive, passphrase, as, author, now: Date.now() };
    const missing = await writeWhole(wanted, to);
    if (as === "ghost") {
      const members = to.replace(/\.zip$/, "-members.csv");
      writeFileSync(members, await ghostMembers(wanted));
      console.log(
        `${members}: your readers. In Ghost, import them at Members, after the zip at Settings → Import.`,
      );
    }
    return missing.length > 0 ? 1 : 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Whole or not at all; returns the names of the files that the backup lacks. */
async function writeWhole(wanted: Parameters<typeof writeExport>[0], to: string): Promise<string[]> {
  const destination = await openDestination(to);
  try {
    const { texts, files, missing } = await writeExport(wanted, destination);
    await destination.finish();
    console.log(`${to}: ${texts} texts and ${files} pictures, films and sounds.`);
    if (missing.length > 0)
      console.error(
        `The backup lacks ${missing.length} more, so the export does, too: ${missing.join(", ")}.`,
      );
    return missing;
  } catch (error) {
    await destination.abandon();
    throw error;
  }
}

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: "string" },
      to: { type: "string" },
      as: { type: "string" },
      email: { type: "string" },
      "passphrase-file": { type: "string" },
    },
  });
  const { from, to, email, "passphrase-file": file } = values;
  const as = forms.find((form) => form === values.as);
  if (!from || !to || !as) throw new Error(usage);
  if (as === "ghost" && !to.endsWith(".zip"))
    throw new Error("Ghost imports a zip: let the name after --to end with .zip.");
  const passphrase = file ? readFileSync(file, "utf8").replace(/\r?\n$/, "") : undefined;
  return { from, to: resolve(to), as, email, passphrase };
}

function isSite(from: string): boolean {
  return from === "local" || /^https?:\/\//.test(from);
}

/** The backup is removed once it is exported. One that lacks files is exported without them, and the export names them. */
function backUp(site: string, scratch: string): string {
  const archive = join(scratch, "site.tar.gz");
  const script = resolve(root, "scripts/backup.ts");
  const { status } = spawnSync(process.execPath, [script, "--from", site, "--to", archive], {
    stdio: "inherit",
  });
  const incomplete = incompleteNameOf(archive);
  if (existsSync(incomplete)) return incomplete;
  if (status !== 0) throw new Error("The site could not be backed up, so nothing was exported.");
  return archive;
}

function emailHost(from: string): string {
  return URL.canParse(from) ? new URL(from).hostname : "example.com";
}
