import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { requestContext } from "#app/context.ts";
import { requireOwner } from "#app/respond.ts";
import "#app/styles/prose.css";
import { titled } from "#app/ui/page-meta.ts";
import { listIssues } from "#domain/newsletter/issues.server.ts";
import { missingSettings } from "#domain/newsletter/mail-settings.ts";
import { countSubscribers } from "#domain/newsletter/subscribers.server.ts";
import type { Route } from "./+types/email-page";
import { EmailDomain } from "./email-domain.tsx";
import { answerEmailForm } from "./email-form.server.ts";
import { EmailIssues } from "./email-issues.tsx";
import { EmailLetterForm } from "./email-letter-form.tsx";
import styles from "./email-page.module.css";
import { EmailSubscribers } from "./email-subscribers.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const [counts, issues] = await Promise.all([
    countSubscribers(services, owner),
    listIssues(services, owner),
  ]);
  const { from, transport } = services.settings.mail;
  return {
    counts,
    issues,
    sent: query.get("sent"),
    missing: missingSettings(services.settings),
    sender: { address: from.address, transport },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const owner = await requireOwner(context);
  return answerEmailForm(context.get(requestContext).services, owner, await request.formData());
}

export const meta: Route.MetaFunction = () => [{ title: titled("Admin: newsletter") }];

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issues, sent, missing, sender, counts } = loaderData;
  useRefreshWhile(issues.some((issue) => issue.state === "sending"));
  return (
    <main className={styles.page}>
      <h1>Newsletter</h1>
      {missing.length > 0 && <MissingSettings missing={missing} />}
      <section aria-labelledby="write-title" className={styles.section}>
        <h2 id="write-title">Write a letter</h2>
        <EmailLetterForm
          key={issues[0]?.id}
          answer={actionData}
          confirmed={counts.confirmed}
          ownAddress={sender.address}
          isReady={missing.length === 0}
          sentSubjects={issues.map((issue) => issue.subject)}
        />
      </section>
      <section aria-labelledby="letters" className={styles.section}>
        <h2 id="letters">Letters</h2>
        <EmailIssues issues={issues} sent={sent} />
      </section>
      <section aria-labelledby="domain-title" className={styles.section}>
        <h2 id="domain-title">Will it arrive?</h2>
        <EmailDomain sender={sender} answer={actionData && "checks" in actionData ? actionData : undefined} />
      </section>
      <EmailSubscribers counts={counts} />
    </main>
  );
}

function MissingSettings({ missing }: { missing: string[] }) {
  return (
    <section role="alert" className={styles.warning}>
      <h2>No letter can be sent yet</h2>
      <ul>
        {missing.map((setting) => (
          <li key={setting}>{setting}</li>
        ))}
      </ul>
      <p>Set them in wrangler.toml under [vars], or in .dev.vars on your own machine, and deploy again.</p>
    </section>
  );
}

const refreshEvery = 2000;

function useRefreshWhile(isSending: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => document.hidden || void revalidate(), refreshEvery);
    return () => clearInterval(timer);
  }, [isSending, revalidate]);
}
