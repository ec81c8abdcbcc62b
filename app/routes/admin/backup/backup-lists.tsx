import { formatNumber } from "@toadstool/language";
import { fileSize } from "@toadstool/media";
import { Facts } from "#app/ui/facts.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Backup } from "#domain/backup/backup.ts";
import { type ListOf, List } from "#app/ui/list/list.tsx";
import { nameOfLogin, type StagedLogin } from "#domain/restore/restore.ts";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import styles from "./backup.module.css";
import { Asked } from "@toadstool/elements/dialog/asked";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { buttonClass } from "@toadstool/elements/forms/button";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { usePress } from "#app/ui/press/use-press.ts";

const originWords = { command: "By command", schedule: "By the schedule" };

/** What a whole backup holds. */
export function BackupFacts({ backup }: { backup: Backup }) {
  const { language } = useWords();
  const { consistentAt, startedAt, checkedAt, origin, hasSecrets, bytes, rows, files } = backup;
  const facts = [
    ["The site as it was", <Moment key="moment" iso={consistentAt ?? startedAt} />],
    ["Made", `${originWords[origin]}${hasSecrets ? ", with secrets" : ""}`],
    ["Size", fileSize(bytes)],
    ["Holds", `${formatNumber(language, rows)} rows and ${formatNumber(language, files)} files`],
    ["Checked", checkedAt ? <Moment key="checked" iso={checkedAt} /> : "No"],
  ] as const;
  return <Facts facts={facts} />;
}

const home = "/admin/backup";

/** Those that are being made now, with what went wrong so far. */
export function RunningBackups({ running }: { running: Backup[] }) {
  return running.map(({ id, origin, startedAt, consistentAt, trouble }) => (
    <p key={id} className={`${shared.measure} ${styles.running}`}>
      A backup is being made since <Moment iso={startedAt} /> ({originWords[origin].toLowerCase()}):{" "}
      {consistentAt ? "its rows are read, files follow." : "its rows are being read."} {trouble}
    </p>
  ));
}

/** What became of the last ones. */
export const ended: ListOf<Backup> = {
  one: "backup",
  many: "backups",
  home,
  section: { id: "history", title: "History" },
  row: ({ id, origin, startedAt, checkedAt, bytes, files, trouble }) => ({
    id,
    title: originWords[origin],
    note: trouble && <span className={shared.danger}>{trouble}</span>,
    facts: {
      Begun: <Moment iso={startedAt} />,
      Holds: checkedAt && !trouble ? `${fileSize(bytes)}, ${counted(files, "file")}, checked` : "Not whole",
    },
  }),
  facts: ["Begun", "Holds"],
  empty: {
    title: "No backups yet",
    words: "Each backup is listed here, with what it holds and whether it was checked.",
  },
};

/** The names of those in the bucket; `isOn` where the site makes one each night. */
export const keptOf = (isOn: boolean): ListOf<string> => ({
  one: "backup",
  many: "kept backups",
  home,
  section: { id: "kept", title: "Kept by the site" },
  row: (name) => ({ id: name, title: name }),
  facts: [],
  empty: isOn
    ? {
        title: "None is kept yet",
        words: "The first one is made in the coming night, after two o’clock (UTC).",
      }
    : {
        title: "No daily backups",
        words: (
          <>
            Add the bucket <code>BACKUPS</code> to <code>wrangler.toml</code>, let <code>BACKUP_DAYS</code> be
            1 or more, and deploy: from then on the site backs itself up each night.
          </>
        ),
      },
});

const kinds = {
  passkeys: "Passkey",
  personal_tokens: "Token",
  program_grants: "Connected program",
  webhooks: "Webhook",
};

/** Logins of the archive that was restored last: the owner confirms each one, once she has logged in just now. */
const stagedFor = (isFresh: boolean): ListOf<StagedLogin> => ({
  one: "login",
  many: "logins that wait",
  home,
  section: {
    id: "logins",
    title: "Logins of the restored backup",
    about:
      "The backup has these, and your site has not. They open nothing yet. Tick only those that you know: a person who holds one can act in your name. What you leave here is thrown away after 30 days.",
  },
  row: (login) => ({
    id: nameOfLogin(login),
    title: login.name,
    note: login.scopes && `For ${login.scopes.replaceAll(/[[\]"]/g, "").replaceAll(/[ ,]+/g, ", ")}`,
    facts: { Kind: kinds[login.table], Made: <Moment iso={login.createdAt} /> },
  }),
  facts: ["Kind", "Made"],
  bulk: isFresh ? [{ act: "confirm", words: "Restore these" }] : [],
  empty: { title: "No logins wait", words: "" },
});

/** @param isFresh whether the owner has logged in just now */
export function StagedLogins({ logins, isFresh }: { logins: StagedLogin[]; isFresh: boolean }) {
  const { refusal } = usePress("drop-logins");
  if (logins.length === 0) return null;
  return (
    <List of={stagedFor(isFresh)} items={logins} found={logins.length}>
      {refusal && <Trouble>{refusal.message}</Trouble>}
      {isFresh ? (
        <Asked summary="Throw all of them away…">
          <p>The backup still has them: restoring it again brings them back here.</p>
          <FormButton intent="drop-logins" look="danger">
            Throw all of them away
          </FormButton>
        </Asked>
      ) : (
        <p>
          <a className={buttonClass()} href="/auth/login?asAnother=1&returnTo=/admin/backup">
            Log in once more to decide
          </a>
        </p>
      )}
    </List>
  );
}
