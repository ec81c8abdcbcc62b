import { Form, useNavigation } from "react-router";
import { Asked } from "@toadstool/elements/dialog/asked";
import { Done, Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Nothing } from "@toadstool/elements/page/nothing";
import type { Redirect } from "#domain/addresses/redirect.ts";
import type { Refused } from "#domain/outcome.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

export type Answer =
  | { done: string }
  | { mended: string }
  | { refusal: Refused; typed: Record<string, string> };

interface RedirectsProps {
  redirects: Redirect[];
  /** A missing address to begin with. */
  path: string;
  answer?: Answer;
}

/** The addresses that lead on, and the form that adds one. */
export function Redirects({ redirects, path, answer }: RedirectsProps) {
  const done = answer && "done" in answer ? answer.done : "";
  const refusal = answer && "refusal" in answer ? answer : undefined;
  return (
    <Section id="redirects" title="Redirects">
      <p className={`${shared.soft} ${shared.measure}`}>
        A redirect holds where the site has no page of its own. Posts, works and pages that you rename lead on
        by themselves.
      </p>
      <AddRedirect key={`${path} ${done}`} path={done ? "" : path} refusal={refusal} />
      <Done>{done}</Done>
      {redirects.length === 0 ? (
        <Nothing title="No redirects yet">
          <p>Add one above, for an address from your former site, or for one on a printed card.</p>
        </Nothing>
      ) : (
        <ul className={shared.entries} aria-label="Redirects">
          {redirects.map((redirect) => (
            <Row key={redirect.path} {...redirect} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface AddRedirectProps {
  path: string;
  refusal?: { refusal: Refused; typed: Record<string, string> };
}

function AddRedirect({ path, refusal }: AddRedirectProps) {
  const isBusy = useNavigation().formData?.get("intent") === "add";
  const issues = refusal?.refusal.issues;
  return (
    <Form method="post" action="/admin/addresses#redirects" className={`${shared.section} ${shared.measure}`}>
      <Field
        label="Old address"
        name="path"
        placeholder="/old-page"
        autoCapitalize="none"
        required
        defaultValue={refusal?.typed.path ?? path}
        issues={issues}
      />
      <Field
        label="Leads to"
        name="target"
        hint="A page of this site, like “/about-me”, or a whole address."
        autoCapitalize="none"
        required
        defaultValue={refusal?.typed.target}
        issues={issues}
      />
      <div>
        <Button type="submit" name="intent" value="add" disabled={isBusy}>
          {isBusy ? "Adding…" : "Add redirect"}
        </Button>
      </div>
      {refusal && issues?.length === 0 && <Trouble>{refusal.refusal.message}</Trouble>}
    </Form>
  );
}

function Row({ path, target }: Redirect) {
  return (
    <li className={shared.entry}>
      <p className={shared.words} translate="no">
        <a href={path} className={shared.reach}>
          {path}
        </a>{" "}
        <span aria-hidden="true">→</span> <span className="visually-hidden">leads to</span> {target}
      </p>
      <Asked summary="Remove…" label={`Remove ${path}…`}>
        <p>Readers who follow this address no longer get to the new one.</p>
        <FormButton intent="remove" fields={{ path }} look="danger" preventScrollReset>
          Remove {path}
        </FormButton>
      </Asked>
    </li>
  );
}
