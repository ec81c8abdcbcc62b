import { data, Form } from "react-router";
import { Button, buttonClass, ButtonLink } from "@toadstool/elements/forms/button";
import { warningClass } from "@toadstool/elements/dialog/notice";
import { requestContext } from "#app/context.ts";
import { notKept, refused, requireOwner, typedIn, unknownIntent } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import { grantProgram, readAsked, refuseProgram } from "#domain/identity/programs/asking.server.ts";
import { isRefused, refusalStatus } from "#domain/outcome.ts";
import { type ProgramScope, programScopeWords } from "#domain/identity/programs/program.ts";
import { programName, staysOnDevice, whereLed } from "./program-words.ts";
import { ScopeFields } from "./scope-fields.tsx";
import { scopeField, tickedScopes } from "./token-fields.ts";
import type { Route } from "./+types/connect-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireOwner(context);
  const asked = await readAsked(context.get(requestContext).services, new URL(request.url).searchParams);
  if (isRefused(asked)) return data({ refusal: asked, asked: null }, refusalStatus[asked.refused]);
  const { name, describedAt, redirectUri, scopes } = asked;
  return data({ refusal: null, asked: { name, describedAt, redirectUri, scopes } });
}

/** The question is read from the address each time, so that a form cannot widen it. */
export async function action({ context, request }: Route.ActionArgs) {
  const owner = await requireOwner(context);
  const { services, seenFrom } = context.get(requestContext);
  const asked = await readAsked(services, new URL(request.url).searchParams);
  if (isRefused(asked)) return refused(asked);
  const typed = typedIn(await request.formData());
  if (typed.intent === "refuse-program") return { leadTo: refuseProgram(services, asked), isAllowed: false };
  if (typed.intent !== "allow-program") return refused(unknownIntent, typed);
  const leadTo = await grantProgram(services, owner, asked, tickedScopes(typed), seenFrom());
  return isRefused(leadTo) ? refused(leadTo, typed) : { leadTo, isAllowed: true };
}

export function headers() {
  return notKept;
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: connect a program", matches)];

export default function ConnectPage({ loaderData: { asked, refusal }, actionData }: Route.ComponentProps) {
  if (!asked) return <NotConnected message={refusal.message} />;
  const name = programName(asked.name);
  if (actionData && "leadTo" in actionData) return <LeadingBack {...actionData} name={name} />;
  return <Question {...asked} name={name} answer={actionData} />;
}

interface QuestionProps {
  name: string;
  describedAt: string | null;
  redirectUri: string;
  scopes: ProgramScope[];
  answer?: { refusal: { message: string }; typed: Record<string, string> };
}

/** Sent as a document: a browser follows a form to another site only where the policy names that site. */
function Question({ name, describedAt, redirectUri, scopes, answer }: QuestionProps) {
  const { siteName } = useProfile();
  const isTicked = (scope: ProgramScope) => (answer ? scopeField(scope) in answer.typed : scope === "read");
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
      <Form method="post" reloadDocument className={shared.section}>
        <ScopeFields
          legend="What it may do"
          scopes={scopes}
          words={programScopeWords}
          isTicked={isTicked}
          issue={answer?.refusal.message}
        />
        <p className={shared.measure}>
          What it reads may tell it to write. Let a program write only if it asks you before each change. You
          can disconnect it at any time under Security.
        </p>
        <div className={shared.buttons}>
          <Button type="submit" name="intent" value="allow-program">
            Connect
          </Button>
          <Button type="submit" look="quiet" name="intent" value="refuse-program">
            Refuse
          </Button>
        </div>
      </Form>
    </AdminMain>
  );
}

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
