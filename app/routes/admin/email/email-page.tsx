import { Link } from "react-router";
import type { EditorMode } from "#app/ui/post-editor/editor-mode.ts";
import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import "#app/styles/prose.css";
import { List } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { findDraft, listDeletedDrafts, listDrafts } from "#domain/drafts/drafts.server.ts";
import { pageOfIssues } from "#domain/newsletter/issues.server.ts";
import { missingSettings } from "#domain/letter/mail-settings.ts";
import { stateWords, subscriberStates } from "#domain/subscribers/subscriber-states.ts";
import { countSubscribers } from "#domain/subscribers/subscribers.server.ts";
import { listWelcomeLetters } from "#domain/newsletter/welcome/welcome-letters.server.ts";
import { counted } from "#domain/text/counted.ts";
import { figure } from "@toadstool/elements/charts";
import { Facts } from "#app/ui/facts.tsx";
import type { Route } from "./+types/email-page";
import { draftPresses } from "../drafts/draft-presses.server.ts";
import { reloadsAfterConflict } from "../blog/opened-editor.ts";
import { EmailDomain } from "./sending-domain.tsx";
import { answerEmailForm } from "./form.server.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./email-page.module.css";
import { LetterWorkspace } from "../letters/letter-workspace.tsx";
import { useRefreshWhile } from "../sent-letters/refresh.ts";
import { sends } from "../sent-letters/send-list.tsx";
import { isMoving } from "../sent-letters/send-words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const [counts, { issues }, letters, trash, mode, welcomes] = await Promise.all([
    countSubscribers(services, owner),
    pageOfIssues(services, owner),
    listDrafts(services, owner, "", "letter"),
    listDeletedDrafts(services, owner, "letter"),
    openedIn(query.get("letter")),
    listWelcomeLetters(services, owner),
  ]);
  const { from, transport } = services.settings.mail;
  return {
    welcomes,
    mode,
    letters: letters.map(({ id, title, words, updatedAt }) => ({ id, title, words, updatedAt })),
    trash,
    newKey: crypto.randomUUID(),
    counts,
    issues,
    missing: missingSettings(services.settings),
    sender: { address: from.address, transport },
  };

  async function openedIn(id: string | null): Promise<EditorMode> {
    const draft = id ? await findDraft(services, owner, id) : null;
    return draft?.kind === "letter" ? { kind: "draft", draft } : { kind: "new" };
  }
}

export const action = answersPresses(draftPresses("letter", "/admin/email"), "unseen", answerEmailForm);

export const shouldRevalidate = reloadsAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: letters", matches)];

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, issues, welcomes, missing, sender } = loaderData;
  const refused = actionData && "refusal" in actionData ? actionData : undefined;
  const ofDomain = actionData && "typed" in actionData && actionData.typed.intent === "check-dns";
  const ofLetters = /^(?!delete|restore).*letter/.test(refused?.typed.intent ?? "") ? refused : undefined;
  useRefreshWhile(issues.some(isMoving));
  return (
    <AdminMain title="Letters">
      {missing.length > 0 && <MissingSettings missing={missing} />}
      <LetterWorkspace
        {...loaderData}
        sentSubjects={issues.map(({ subject }) => subject)}
        refused={ofLetters}
      />
      <Section
        id="letters"
        title="Latest letters sent"
        beside={<Link to={sends.home}>All sent letters</Link>}
      >
        <List of={sends} items={issues} />
      </Section>
      <Section id="domain-title" title="Deliverability">
        <EmailDomain sender={sender} answer={ofDomain ? actionData : undefined} />
      </Section>
      <Section id="welcome-title" title="Letters that go by themselves">
        <p>
          {welcomes.length === 0
            ? "Off: new subscribers receive only your next letter."
            : `${counted(welcomes.length, "letter")}, of which new subscribers receive ${welcomes.filter(({ isOn }) => isOn).length}.`}
        </p>
        <p className={shared.row}>
          <Link to="/admin/email/welcome" className={shared.reach}>
            Write and order the welcome letters
          </Link>
          <Link to="/admin/email/digest" className={shared.reach}>
            Digest of what is new
          </Link>
        </p>
      </Section>
      <Section id="look-title" title="Look">
        <p>
          <Link to="/admin/email/look" className={shared.reach}>
            Change the mark and the colours of letters
          </Link>
        </p>
      </Section>
      <Section id="subscribers" title="Subscribers">
        <Facts
          facts={subscriberStates.map((state) => [stateWords[state], figure(counts[state])])}
          className={`${shared.facts} ${styles.figures}`}
        />
        <p className={shared.row}>
          <Link to="/admin/email/subscribers" className={shared.reach}>
            View, add and import subscribers
          </Link>
          <Link to="/admin/email/topics" className={shared.reach}>
            Topics that readers choose from
          </Link>
        </p>
      </Section>
    </AdminMain>
  );
}

function MissingSettings({ missing }: { missing: string[] }) {
  return (
    <section role="alert" className={`${shared.panel} ${styles.warning}`}>
      <h2>Letters cannot be sent yet</h2>
      <ul>
        {missing.map((setting) => (
          <li key={setting}>{setting}</li>
        ))}
      </ul>
      <p>Set them in studio/site.json under “vars”, or in .dev.vars on your own machine, and deploy again.</p>
    </section>
  );
}
