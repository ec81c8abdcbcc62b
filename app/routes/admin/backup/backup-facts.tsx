import { formatNumber } from "@toadstool/language";
import { fileSize } from "@toadstool/media";
import { Facts } from "#app/ui/facts.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Backup } from "#domain/backup/backup.ts";

export const originWords = { command: "By command", schedule: "By the schedule" };

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
