import { redirect } from "react-router";
import * as v from "valibot";
import { requestContext } from "#app/context.ts";
import { leadTo } from "#app/notice.ts";
import { passkeyOffered } from "#app/passkey-cookie.ts";
import { answersPresses, press } from "#app/press.server.ts";
import { requireSession, typedIn } from "#app/respond.ts";
import { FormOf } from "#app/ui/form/form.tsx";
import { formFor } from "#app/ui/form/read-form.ts";
import { List } from "#app/ui/list/list.tsx";
import { readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { ShownOnce } from "#app/ui/press/shown-once.tsx";
import { Unfolding } from "#app/ui/press/unfolding.tsx";
import { shownIn } from "#app/ui/press/use-press.ts";
import { listIdentityEvents } from "#domain/identity/events.server.ts";
import { passkeyInput } from "#domain/identity/passkeys/passkey.ts";
import { addPasskey, listPasskeys, removePasskey } from "#domain/identity/passkeys/passkeys.server.ts";
import { disconnectProgram, listPrograms } from "#domain/identity/programs/programs.server.ts";
import {
  endOtherSessions,
  endSessionById,
  listSessions,
} from "#domain/identity/sessions/session-list.server.ts";
import { personalTokenInput } from "#domain/identity/tokens/personal-token.ts";
import {
  listPersonalTokens,
  makePersonalToken,
  revokePersonalToken,
} from "#domain/identity/tokens/personal-tokens.server.ts";
import type { Route } from "./+types/security-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { AddPasskey } from "./add-passkey.tsx";
import { EndOthers } from "./end-others.tsx";
import { events, home, passkeys, programs, sessions, type ShownSession, tokens } from "./security-lists.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { owner, id } = await requireSession(context);
  const { services } = context.get(requestContext);
  const view = readListView(new URL(request.url).searchParams);
  const [all, happened, ofScripts, ofDevices, connected] = await Promise.all([
    listSessions(services, owner),
    listIdentityEvents(services, owner, view.cursor),
    listPersonalTokens(services, owner),
    listPasskeys(services, owner),
    listPrograms(services, owner),
  ]);
  const tellsSubject = new Set(all.map(({ subject }) => subject)).size > 1;
  const open: ShownSession[] = all
    .map((session) => ({ ...session, isHere: session.id === id, tellsSubject }))
    .toSorted((one, other) => Number(other.isHere) - Number(one.isHere));
  const tokenForm = formFor(personalTokenInput, { scopes: ["read"], days: 30 });
  return { open, happened, ofScripts, ofDevices, connected, view, tokenForm, newKey: crypto.randomUUID() };
}

const ofOne = v.object({ id: v.string() });

/** Ends a way in; `late` is said where that was done already. */
const ends = (
  rule: (...args: Parameters<typeof removePasskey>) => Promise<{ name: string } | null>,
  done: string,
  late: string,
) =>
  press(
    ofOne,
    async (services, owner, { id }, { seenFrom }) => ({
      gone: await rule(services, owner, id, seenFrom()),
    }),
    ({ gone }) => ({ words: gone ? `“${gone.name}” ${done}` : late }),
  );

/** Each answers in words, also where what it would end is gone already. */
export const action = answersPresses(
  {
    "end-session": press(
      ofOne,
      async (services, owner, { id }) => ({ hasEnded: await endSessionById(services, owner, id) }),
      ({ hasEnded }) => ({
        words: hasEnded ? "That session has ended." : "That session had already ended.",
      }),
    ),
    "end-others": press(
      v.object({}),
      (services, owner, _, { session }) => endOtherSessions(services, owner, session),
      (count) => ({ words: othersEnded(count) }),
    ),
    "end-all": async (services, owner, _form, { session }) => {
      await endOtherSessions(services, owner, session);
      // 307 posts on: this session is the logout's to end, here and at the identity provider.
      return redirect("/auth/logout", 307);
    },
    "add-passkey": press(
      passkeyInput,
      (services, owner, input, { seenFrom }) => addPasskey(services, owner, input, seenFrom()),
      ({ name }, _, services) => {
        const answer = leadTo(services, home, { words: `“${name}” is added. The next login offers it.` });
        answer.headers.append("Set-Cookie", passkeyOffered(services.settings.site, true));
        return answer;
      },
      (form) => {
        const typed = typedIn(form);
        // What the device answered is good for one request alone.
        form.delete("answer");
        return typed;
      },
    ),
    "remove-passkey": ends(removePasskey, "is removed.", "That passkey was removed already."),
    "disconnect-program": ends(
      disconnectProgram,
      "is disconnected.",
      "That program was disconnected already.",
    ),
    "make-token": press(
      personalTokenInput,
      (services, owner, input, { seenFrom }) => makePersonalToken(services, owner, input, seenFrom()),
      (made) => ({ shown: { made } }),
    ),
    "revoke-token": ends(
      revokePersonalToken,
      "is revoked and no longer works.",
      "That token is already revoked or deleted, and no longer works.",
    ),
  },
  "unseen",
);

function othersEnded(count: number): string {
  if (count === 0) return "There were no other sessions.";
  return count === 1 ? "The other session has ended." : `All ${count} other sessions have ended.`;
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: security", matches)];

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { open, happened, ofScripts, ofDevices, connected, view, tokenForm, newKey } = loaderData;
  const made = shownIn(actionData)?.made;
  return (
    <AdminMain
      title="Security"
      intro={
        <p className={shared.measure}>
          Anyone who is logged in here can publish to every reader. Check this page now and then, and end any
          session that you do not recognise.
        </p>
      }
    >
      <List of={sessions} items={open}>
        <EndOthers others={open.length - 1} />
      </List>
      <List
        of={passkeys}
        items={ofDevices}
        press={
          <div className="needs-script">
            <Unfolding words="Add a passkey" intent="add-passkey" look="quiet">
              <AddPasskey />
            </Unfolding>
          </div>
        }
      />
      <List of={programs} items={connected} />
      <List
        of={tokens}
        items={ofScripts}
        press={
          <Unfolding words="Create a token" intent="make-token" look="quiet">
            {/* The key names the token that it is to make: a form that is sent twice makes one. */}
            <FormOf
              id="token"
              form={tokenForm}
              press="make-token"
              words={{ save: "Create token" }}
              hidden={{ key: newKey }}
            />
          </Unfolding>
        }
      >
        {made && (
          <ShownOnce
            key={made.id}
            title={`“${made.name}” is ready: copy it now`}
            secret={made.token}
            noun="token"
          >
            It is shown only once. Keep it with your passwords: anyone who has it can do what you selected.
          </ShownOnce>
        )}
      </List>
      <List of={events} items={happened.events} view={view} cursor={happened.cursor} />
    </AdminMain>
  );
}
