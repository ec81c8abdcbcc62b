import { createRenderer } from "@toadstool/markdown";
import { feedHtml } from "@toadstool/markdown/feed";
import { fillPlaceholders } from "@toadstool/markdown/html";
import { markdownFiles, mediaFolder, type OutgoingFile } from "@toadstool/moving-out";
import { ghostExport, ghostFolder, whyGhostRefuses } from "@toadstool/moving-out/ghost";
import { dialect } from "#domain/markdown/site-dialect.ts";
import { wordsOf } from "#domain/words/known-words.ts";
// It makes the English ones.
import "#domain/words/words.server.ts";
import type { Destination } from "./destination.ts";
import { type Backup, readBackup } from "./read-backup.ts";
import { factsOf } from "./rows.ts";
import { siteFiles } from "./site-files.ts";
import { membersCsv, redirectsCsv, subscribersCsv } from "./site-lists.ts";
import { siteTexts, textTables } from "./site-texts.ts";

const tables = [...textTables, "facts", "images", "subscribers", "subscriber_tags", "redirects"];

export const forms = ["markdown", "ghost"] as const;

interface Wanted {
  /** The backup. */
  from: string;
  passphrase?: string;
  as: (typeof forms)[number];
  /** Of the account in Ghost. */
  author: { name: string; email: string };
  now: number;
}

interface Written {
  texts: number;
  files: number;
  missing: string[];
}

/** Writes an archive in another form; returns how many texts and files it has, and the names of files that the backup lacks. */
export async function writeExport(
  { from, passphrase, as, author, now }: Wanted,
  destination: Destination,
): Promise<Written> {
  const backup = await readBackup(from, tables, passphrase);
  const { site, rows } = backup;
  const texts = siteTexts(rows);
  const files = siteFiles(rows);
  const { put } = destination;
  if (as === "markdown") {
    for (const { path, text } of markdownFiles(texts, [...files.values()], site)) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await put(path, text);
    }
    await put("subscribers.csv", subscribersCsv(rows));
    await put("redirects.csv", redirectsCsv(texts, rows));
    return { texts: texts.length, ...(await putFiles(backup, files, put, () => mediaFolder)) };
  }
  const profile = rows.facts?.find(({ name }) => name === "profile");
  const language = profile && factsOf<{ language?: string } | null>(profile)?.language;
  const render = htmlFor(site, language);
  const ghost = ghostExport({ texts, files: [...files.values()], origin: site, author, now, render });
  const refusals = whyGhostRefuses(ghost);
  if (refusals.length > 0) throw new Error(`Ghost would not take this:\n${refusals.slice(0, 20).join("\n")}`);
  await put("ghost.json", JSON.stringify(ghost));
  return { texts: texts.length, ...(await putFiles(backup, files, put, ghostFolder)) };
}

/** The members of a Ghost import, which Ghost takes apart from the texts. */
export async function ghostMembers({
  from,
  passphrase,
}: Pick<Wanted, "from" | "passphrase">): Promise<string> {
  return membersCsv((await readBackup(from, tables, passphrase)).rows);
}

async function putFiles(
  backup: Backup,
  wanted: Map<string, OutgoingFile>,
  put: Destination["put"],
  folderOf: (file: OutgoingFile) => string,
): Promise<Omit<Written, "texts">> {
  const missing = new Map(wanted);
  for await (const { file, bytes } of backup.files) {
    const outgoing = wanted.get(file.key);
    if (!outgoing) continue;
    await put(`${folderOf(outgoing)}/${outgoing.name}`, bytes);
    missing.delete(file.key);
  }
  return { files: wanted.size - missing.size, missing: [...missing.values()].map(({ name }) => name) };
}

/** A text as any feed reader would show it; a work of the gallery becomes a link to it. */
function htmlFor(site: string, language?: string) {
  const render = createRenderer(dialect);
  const linkTo = ({ slug, title }: { slug: string; title: string }) =>
    `<p><a href="${site}/art/${slug}">${title || slug}</a></p>`;
  const { article } = wordsOf().mails;
  return (markdown: string) =>
    feedHtml(fillPlaceholders(render(markdown, language).html, "art", linkTo), `${site}/`, article);
}
