import { fileSize } from "@toadstool/media";
import { Nothing } from "@toadstool/elements/page/nothing";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { Backup } from "#domain/backup/backup.ts";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import { originWords } from "./backup-facts.tsx";
import styles from "./backup.module.css";

/** Those that are being made now, with what went wrong so far. */
export function RunningBackups({ running }: { running: Backup[] }) {
  return running.map(({ id, origin, startedAt, consistentAt, trouble }) => (
    <p key={id} className={styles.running}>
      A backup is being made since <Moment iso={startedAt} /> ({originWords[origin].toLowerCase()}):{" "}
      {consistentAt ? "its rows are read, files follow." : "its rows are being read."} {trouble}
    </p>
  ));
}

/** What became of the last ones. */
export function EndedBackups({ ended }: { ended: Backup[] }) {
  if (ended.length === 0) {
    return (
      <Nothing title="No backups yet">
        <p>Each backup is listed here, with what it holds and whether it was checked.</p>
      </Nothing>
    );
  }
  return (
    <ul className={shared.entries} aria-label="Backups, newest first">
      {ended.map(({ id, origin, startedAt, checkedAt, bytes, files, trouble }) => (
        <li key={id} className={shared.entry}>
          <div className={shared.words}>
            <p>
              <Moment iso={startedAt} />
            </p>
            <p className={shared.soft}>
              {originWords[origin]}.{" "}
              {checkedAt && !trouble ? `${fileSize(bytes)}, ${counted(files, "file")}, checked` : "Not whole"}
            </p>
            {trouble && <p className={styles.trouble}>{trouble}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The names of those in the bucket. */
export function KeptBackups({ kept }: { kept: string[] | null }) {
  if (!kept) {
    return (
      <Nothing title="No daily backups">
        <p>
          Add the bucket <code>BACKUPS</code> to <code>wrangler.toml</code>, let <code>BACKUP_DAYS</code> be 1
          or more, and deploy: from then on the site backs itself up each night.
        </p>
      </Nothing>
    );
  }
  if (kept.length === 0) {
    return (
      <Nothing title="None is kept yet">
        <p>The first one is made in the coming night, after two o’clock (UTC).</p>
      </Nothing>
    );
  }
  return (
    <ul className={styles.names} aria-label="Kept backups, newest first">
      {kept.map((name) => (
        <li key={name}>
          <code translate="no">{name}</code>
        </li>
      ))}
    </ul>
  );
}
