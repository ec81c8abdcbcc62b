import { warningClass } from "@toadstool/elements/dialog/notice";
import { Nothing } from "@toadstool/elements/page/nothing";
import { Link } from "react-router";
import * as v from "valibot";
import { requestContext } from "#app/context.ts";
import { answersPresses, press } from "#app/press.server.ts";
import { requireSession } from "#app/respond.ts";
import { List } from "#app/ui/list/list.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { type BackupAge, reviewBackups } from "#domain/backup/review.server.ts";
import { isFresh } from "#domain/identity/sessions/fresh-login.server.ts";
import { confirmLogins, dropLogins, listStagedLogins } from "#domain/restore/staged-logins.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/backup-page.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { BackupFacts, ended as endedOf, keptOf, RunningBackups, StagedLogins } from "./backup-lists.tsx";
import styles from "./backup.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireSession(context);
  const { services } = context.get(requestContext);
  const { site, backup: keeping } = services.settings;
  const from = site.isLoopback ? "local" : site.origin;
  const [review, logins] = await Promise.all([
    reviewBackups(services, session.owner),
    listStagedLogins(services, session.owner),
  ]);
  return { ...review, keeping, from, logins, isFresh: await isFresh(services, session) };
}

/** The owner’s decision about the logins of a restored archive. */
export const action = answersPresses(
  {
    "change-many": press(
      v.object({ act: v.literal("confirm"), logins: v.array(v.string()) }),
      (services, _owner, { logins }, { session, seenFrom }) =>
        confirmLogins(services, session, logins, seenFrom()),
      ({ restored }) => ({ words: `${counted(restored, "login")} restored.` }),
      (form) => ({
        act: form.get("act"),
        logins: form.getAll(form.get("scope") === "chosen" ? "chosen" : "shown"),
      }),
    ),
    "drop-logins": press(
      v.object({}),
      (services, _owner, _input, { session }) => dropLogins(services, session),
      () => ({ words: "They are thrown away." }),
    ),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: backup", matches)];

export default function BackupPage({ loaderData }: Route.ComponentProps) {
  const { last, isOld, running, ended, kept, keeping, from, logins, isFresh: isFreshLogin } = loaderData;
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
      <StagedLogins logins={logins} isFresh={isFreshLogin} />
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
        <p className={`${shared.measure} ${styles.command}`} translate="no">
          <code>npm run backup -- --from {from} --to site.tar.gz</code>
        </p>
      </Section>
      <List of={keptOf(kept !== null)} items={kept ?? []}>
        {kept && (
          <p className={shared.measure}>
            One is made each night; {days} daily, {weeks} weekly and {months} monthly ones are kept in a
            bucket of your Cloudflare account. Keep some elsewhere, too.
          </p>
        )}
        {newest && (
          <>
            <p>To bring one as an archive:</p>
            <p className={`${shared.measure} ${styles.command}`} translate="no">
              <code>
                npm run backup -- --from {from} --kept {newest} --to site.tar.gz
              </code>
            </p>
          </>
        )}
      </List>
      <List of={endedOf} items={ended} />
    </AdminMain>
  );
}

/** That it is time for a backup; nothing where the last one is young. */
function OldBackup({ age: { isOld, last } }: { age: BackupAge }) {
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
