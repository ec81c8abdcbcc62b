import { type Lacking, lackingWords } from "#domain/backup/named-files.ts";
import type { Made } from "./spool.ts";
import type { Checked } from "./check-archive.ts";

/** Lines that the screen has space for. */
const mostLines = 20;

/** What a backup has become, for the person at the terminal. */
export function backupReport({
  path,
  bytes,
  rows,
  files,
  consistentAt,
  lacking,
}: Made & { path: string }): string {
  const words = `${path}: ${(bytes / 1e6).toFixed(1)} MB, ${rows} rows and ${files} files of ${consistentAt}, read again`;
  if (lacking.length === 0) return `${words} and whole.`;
  return [
    `${words}. ${lackingWords(lacking)}`,
    ...lackingLines(lacking, mostLines),
    "The admin’s Images page names what is missing from storage: replace or delete it there, then make another backup.",
  ].join("\n");
}

/** What an archive holds, and all that it lacks. */
export function checkReport(file: string, { manifest, lacking }: Checked): string {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const held = `${rows} rows and ${manifest.files.count} files of ${manifest.site} as of ${manifest.consistentAt}`;
  const isWhole = lacking.length === 0;
  return [
    `${file}: ${held}, each as it was backed up.`,
    isWhole ? "It is whole: every file that its rows name is in it." : lackingWords(lacking),
    ...lackingLines(lacking),
  ].join("\n");
}

/** A line for each picture, film or sound, with the names of what is not there. */
export function lackingLines(lacking: Lacking[], most = Infinity): string[] {
  const lines = lacking.slice(0, most).map(({ id, name, keys, count }) => {
    const files =
      keys.length === count
        ? `all ${count} files`
        : `${keys.length} of ${count} files: ${keys.map((key) => key.split("/").slice(3).join("/")).join(", ")}`;
    return `  “${name}” (/media/${id}) lacks ${files}`;
  });
  return lacking.length > most ? [...lines, `  and ${lacking.length - most} more`] : lines;
}
