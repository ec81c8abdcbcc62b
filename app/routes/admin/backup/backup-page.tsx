import { Nothing } from "@toadstool/elements/page/nothing";
import { Link } from "react-router";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { reviewBackups } from "#domain/backup/review.server.ts";
import type { Route } from "./+types/backup-page.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { BackupFacts } from "./backup-facts.tsx";
import { EndedBackups, KeptBackups, RunningBackups } from "./backup-lists.tsx";
import { OldBackup } from "./old-backup.tsx";
import styles from "./backup.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { site, backup: keeping } = services.settings;
  const from = site.isLoopback ? "local" : site.origin;
  return { ...(await reviewBackups(services, owner)), keeping, from };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: backup", matches)];

export default function BackupPage({ loaderData }: Route.ComponentProps) {
  const { last, isOld, running, ended, kept, keeping, from } = loaderData;
  const { days, weeks, months } = keeping;
  const newest = kept?.[0]?.slice(0, 10);
  return (
    <AdminMain
      title="Backup"
      intro={
        <p className={shared.measure}>
          A backup holds everything that is not in your repository: texts, letters, subscribers, pictures,
          figures and settings. <Link to="/admin/help/backup">How backups work</Link>
        </p>
      }
    >
      <Section id="last" title="The last backup">
        <RunningBackups running={running} />
        <OldBackup age={{ last, isOld }} />
        {last ? (
          <BackupFacts backup={last} />
        ) : (
          <Nothing title="There is no backup yet">
            <p>Make the first one with the command below.</p>
          </Nothing>
        )}
      </Section>
      <Section id="command" title="Make one now">
        <p className={shared.measure}>
          Run this where you have your repository. People may go on writing meanwhile.
          {from === "local"
            ? ""
            : " It asks for a token with the permission “Back up”, which you create under "}
          {from !== "local" && <Link to="/admin/security">Security</Link>}
        </p>
        <p className={styles.command} translate="no">
          <code>npm run backup -- --from {from} --to site.tar.gz</code>
        </p>
      </Section>
      <Section id="kept" title="Kept by the site">
        {kept && (
          <p className={shared.measure}>
            One is made each night; {days} daily, {weeks} weekly and {months} monthly ones are kept in a
            bucket of your Cloudflare account. Keep some elsewhere, too.
          </p>
        )}
        <KeptBackups kept={kept} />
        {newest && (
          <>
            <p>To bring one as an archive:</p>
            <p className={styles.command} translate="no">
              <code>
                npm run backup -- --from {from} --kept {newest} --to site.tar.gz
              </code>
            </p>
          </>
        )}
      </Section>
      <Section id="history" title="History">
        <EndedBackups ended={ended} />
      </Section>
    </AdminMain>
  );
}
