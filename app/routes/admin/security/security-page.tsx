import { requestContext } from "#app/context.ts";
import { refused, requireSession, unknownIntent } from "#app/respond.ts";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listIdentityEvents } from "#domain/identity/events.server.ts";
import { listPasskeys } from "#domain/identity/passkeys/passkeys.server.ts";
import { listPrograms } from "#domain/identity/programs/programs.server.ts";
import { listPersonalTokens } from "#domain/identity/tokens/personal-tokens.server.ts";
import { listSessions } from "#domain/identity/sessions/session-list.server.ts";

import type { Route } from "./+types/security-page";
import { PasskeysSection } from "./passkeys.tsx";
import { passkeysAction } from "./passkeys-form.server.ts";
import { EventsSection } from "./events-section.tsx";
import { sessionsAction } from "./sessions-form.server.ts";
import { programsAction } from "./programs-form.server.ts";
import { ProgramsSection } from "./programs.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { tokensAction } from "./tokens-form.server.ts";
import { TokensSection } from "./tokens.tsx";
import styles from "./security.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { owner, id } = await requireSession(context);
  const { services } = context.get(requestContext);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? "";
  const [sessions, happened, tokens, passkeys, programs] = await Promise.all([
    listSessions(services, owner),
    listIdentityEvents(services, owner, cursor),
    listPersonalTokens(services, owner),
    listPasskeys(services, owner),
    listPrograms(services, owner),
  ]);
  return {
    passkeys,
    programs,
    sessions,
    current: id,
    ...happened,
    isNewest: cursor === "",
    tokens,
    newKey: crypto.randomUUID(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireSession(context);
  const { services, seenFrom } = context.get(requestContext);
  const form = await request.formData();
  const intent = String(form.get("intent"));
  return (
    (await sessionsAction(services, session, intent, form)) ??
    (await passkeysAction(services, session.owner, intent, form, seenFrom())) ??
    (await programsAction(services, session.owner, intent, form, seenFrom())) ??
    (await tokensAction(services, session.owner, intent, form, seenFrom())) ??
    refused(unknownIntent)
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: security", matches)];

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, programs, sessions, current, events, cursor, isNewest, tokens, newKey } = loaderData;
  const ended = actionData && "sessionsDone" in actionData ? actionData : undefined;
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  const revoked = actionData && "revoked" in actionData ? actionData.revoked : undefined;
  const refusal = actionData && "refusal" in actionData ? actionData : undefined;
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head}>
        <h1>Security</h1>
        <p className={styles.measure}>
          Anyone who is logged in here can publish to every reader. Check this page now and then, and end any
          session that you do not recognise.
        </p>
        {refusal && !refusal.typed.intent && <Trouble>{refusal.refusal.message}</Trouble>}
      </div>
      <SessionsSection sessions={sessions} current={current} answer={ended} />
      <PasskeysSection
        passkeys={passkeys}
        answer={actionData && "passkeyDone" in actionData ? actionData : undefined}
        {...(refusal?.typed.intent === "add-passkey" ? refusal : {})}
      />
      <ProgramsSection
        programs={programs}
        answer={actionData && "programGone" in actionData ? actionData : undefined}
      />
      <TokensSection tokens={tokens} newKey={newKey} made={made} revoked={revoked} {...refusal} />
      <EventsSection events={events} cursor={cursor} isNewest={isNewest} />
    </main>
  );
}
