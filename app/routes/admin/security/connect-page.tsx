import { data } from "react-router";
import * as v from "valibot";
import { Button, buttonClass, ButtonLink } from "@toadstool/elements/forms/button";
import { warningClass } from "@toadstool/elements/dialog/notice";
import { requestContext } from "#app/context.ts";
import { answersPresses, press } from "#app/press.server.ts";
import { notKept, requireOwner } from "#app/respond.ts";
import type { Option, ShownForm } from "#app/ui/form/fields-of.ts";
import { FormOf } from "#app/ui/form/form.tsx";
import { formFor } from "#app/ui/form/read-form.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { shownIn } from "#app/ui/press/use-press.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import { grantProgram, readAsked, refuseProgram } from "#domain/identity/programs/asking.server.ts";
import { grantInput, type ProgramScope, programScopeWords } from "#domain/identity/programs/program.ts";
import { isRefused, refusalStatus } from "#domain/outcome.ts";
import { programName, staysOnDevice, whereLed } from "./program-words.ts";
import type { Route } from "./+types/connect-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireOwner(context);
  const asked = await readAsked(context.get(requestContext).services, new URL(request.url).searchParams);
  if (isRefused(asked)) return data({ refusal: asked, asked: null }, refusalStatus[asked.refused]);
  const { name, describedAt, redirectUri, scopes } = asked;
  const form = formFor(grantInput, { scopes: ["read"] });
  return data({ refusal: null, asked: { name, describedAt, redirectUri, scopes, form } });
}

const leading = (isAllowed: boolean) => (leadTo: string) => ({ shown: { leadTo, isAllowed } });

/** The question is read from the address each time, so that a form cannot widen it. */
export const action = answersPresses(
  {
    "allow-program": press(
      grantInput,
      async (services, owner, { scopes }, { url, seenFrom }) => {
        const asked = await readAsked(services, url.searchParams);
        return isRefused(asked) ? asked : grantProgram(services, owner, asked, scopes, seenFrom());
      },
      leading(true),
    ),
    "refuse-program": press(
      v.object({}),
      async (services, _owner, _input, { url }) => {
        const asked = await readAsked(services, url.searchParams);
        return isRefused(asked) ? asked : refuseProgram(services, asked);
      },
      leading(false),
    ),
  },
  "unseen",
);

export function headers() {
  return notKept;
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: connect a program", matches)];

export default function ConnectPage({ loaderData: { asked, refusal }, actionData }: Route.ComponentProps) {
  if (!asked) return <NotConnected message={refusal.message} />;
  const name = programName(asked.name);
  const led = shownIn(actionData);
  return led ? <LeadingBack {...led} name={name} /> : <Question {...asked} name={name} />;
}

interface QuestionProps {
  name: string;
  describedAt: string | null;
  redirectUri: string;
  scopes: ProgramScope[];
  form: ShownForm;
}

/** Sent as a document: a browser follows a form to another site only where the policy names that site. */
function Question({ name, describedAt, redirectUri, scopes, form }: QuestionProps) {
  const { siteName } = useProfile();
  const options = scopes.map((scope): Option => {
    const { label, about } = programScopeWords[scope];
    return [scope, label, about];
  });
  return (
    <AdminMain title="Connect a program?" gap="close">
      <p className={shared.measure}>
        A program that calls itself “<bdi>{name}</bdi>” wants to use {siteName} in your name. It{" "}
        {describedAt && (
          <>
            describes itself at <strong>{describedAt}</strong> and{" "}
          </>
        )}
        leads you back to <strong>{whereLed(redirectUri)}</strong>. Anyone can choose such a name: allow it
        only if you have just asked for this yourself.
      </p>
      {staysOnDevice(redirectUri) && (
        <p className={`${warningClass} ${shared.measure}`}>
          What you allow goes to an app on this device, and another app here could receive it instead. Connect
          only if you trust the apps on this device.
        </p>
      )}
      <FormOf
        id="connect"
        form={form}
        known={{ scopes: { options } }}
        press="allow-program"
        sections={[{ about: caution }]}
        words={{ save: "Connect" }}
        isDocument
      >
        <Button type="submit" look="quiet" name="intent" value="refuse-program">
          Refuse
        </Button>
      </FormOf>
    </AdminMain>
  );
}

const caution = (
  <p>
    What it reads may tell it to write. Let a program write only if it asks you before each change. You can
    disconnect it at any time under Security.
  </p>
);

function LeadingBack({ leadTo, isAllowed, name }: { leadTo: string; isAllowed: boolean; name: string }) {
  return (
    <AdminMain title={isAllowed ? "Connected" : "Refused"} gap="close">
      <meta httpEquiv="refresh" content={`0; url=${leadTo}`} />
      <p className={shared.measure}>
        {isAllowed ? `“${name}” may use your site now.` : `“${name}” was given nothing.`} Your browser is
        leading you back to it.
      </p>
      <div>
        <a className={buttonClass()} href={leadTo}>
          Go on to the program
        </a>
      </div>
    </AdminMain>
  );
}

function NotConnected({ message }: { message: string }) {
  return (
    <AdminMain title="This program cannot be connected" gap="close">
      <p role="alert" className={shared.measure}>
        {message}
      </p>
      <div>
        <ButtonLink to="/admin/security">Security</ButtonLink>
      </div>
    </AdminMain>
  );
}
