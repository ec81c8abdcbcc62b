import type { Restored } from "./restore-site.ts";

/** What was restored, and what the owner has to decide about. */
export function reportLines(origin: string, { manifest, restore: { report } }: Restored): string[] {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const named = (words: string, titles: string[] = []) =>
    titles.length > 0 ? [`${words}: ${titles.map((title) => `“${title}”`).join(", ")}.`] : [];
  return [
    `${origin} is restored: ${rows.toLocaleString("en-GB")} rows and ${manifest.files.count.toLocaleString("en-GB")} files of ${manifest.site} as of ${manifest.consistentAt}. Nothing was mailed or published.`,
    ...named("Scheduled drafts, now without a date", report?.drafts),
    ...named("Planned works, now hidden", report?.works),
    ...named(
      "Letters that are paused; some of their mails may have left after the backup was made",
      report?.paused,
    ),
    ...named("Scheduled letters that are drafts again", report?.unscheduled),
    ...named("Welcome letters that are switched off", report?.welcomes),
    ...(report?.digest ? ["The digest is switched off."] : []),
    ...(report?.logins
      ? [
          `${report.logins} logins of the archive are not restored yet. Confirm those you know at ${origin}/admin/backup.`,
        ]
      : []),
  ];
}
