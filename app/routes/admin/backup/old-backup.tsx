import { warningClass } from "@toadstool/elements/dialog/notice";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { BackupAge } from "#domain/backup/review.server.ts";

/** That it is time for a backup; nothing where the last one is young. */
export function OldBackup({ age: { isOld, last } }: { age: BackupAge }) {
  if (!isOld) return null;
  return (
    <p className={warningClass}>
      {last ? (
        <>
          The last backup of your site is of <Moment iso={last.consistentAt ?? last.startedAt} />.
        </>
      ) : (
        "Your site has never been backed up."
      )}
    </p>
  );
}
