import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useForgottenField, useKeptField } from "#app/browser/kept-field.ts";
import { requestContext } from "#app/context.ts";
import { actionHeaders, parseForm, refused, typedIn } from "#app/respond.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { profile } from "#content/profile.ts";
import { isRefused } from "#domain/outcome.ts";
import { subscribeInput } from "#domain/newsletter/subscriber.ts";
import { subscribe } from "#domain/newsletter/subscription.server.ts";
import type { Route } from "./+types/subscribe-page";
import styles from "./newsletter.module.css";

export async function action({ request, context }: Route.ActionArgs) {
  const { services, visitorAddress } = context.get(requestContext);
  const form = await request.formData();
  const input = parseForm(subscribeInput, form);
  const outcome = isRefused(input) ? input : await subscribe(services, visitorAddress, input);
  return isRefused(outcome) ? refused(outcome, typedIn(form)) : { asked: outcome.email };
}

export const headers = actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Subscribe",
      description: `A letter now and then from ${profile.name}. One press to join, one press to leave.`,
      path: "/subscribe",
    },
    matches,
  );

export default function SubscribePage({ actionData }: Route.ComponentProps) {
  if (actionData && "asked" in actionData) {
    return (
      <OverBanner>
        <Asked email={actionData.asked} />
      </OverBanner>
    );
  }
  return (
    <OverBanner>
      <h1 className={styles.title}>A letter now and then</h1>
      <p className={styles.lead}>
        New prints, shaders that behaved, circuits that did not, and what came of it all. Written by hand,
        sent when there is something to say.
      </p>
      <SubscribeForm refusal={actionData?.refusal} typed={actionData?.typed.email} />
      <ul className={styles.facts}>
        <li>About one letter a month. Nothing else is ever sent to you.</li>
        <li>First comes a mail that asks you to confirm. Without your yes, no letter comes.</li>
        <li>Every letter ends with a link to leave: one press, at once, no questions.</li>
        <li>Your address is used for the letters alone, is given to nobody, and no reading is tracked.</li>
      </ul>
    </OverBanner>
  );
}

/** A sheet of words on the moving print; the print stays in motion when the words change. */
function OverBanner({ children }: { children: ReactNode }) {
  return (
    <main className={styles.print}>
      <Banner className={styles.backdrop} />
      <div className={styles.sheet}>{children}</div>
    </main>
  );
}

interface SubscribeFormProps {
  refusal?: { message: string; issues: { field: string; message: string }[] };
  typed?: string;
}

function SubscribeForm({ refusal, typed }: SubscribeFormProps) {
  const isSending = useNavigation().state === "submitting";
  const kept = useKeptField("subscribe");
  const isOfField = refusal?.issues.some((issue) => issue.field === "email");
  return (
    <Form method="post" className={styles.form} noValidate>
      <Field
        label="Your e-mail address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed}
        {...kept}
        issues={refusal?.issues}
      />
      {refusal && !isOfField && (
        <p role="alert" className={styles.trouble}>
          {refusal.message}
        </p>
      )}
      <Button type="submit" disabled={isSending}>
        {isSending ? "Sending…" : "Subscribe"}
      </Button>
    </Form>
  );
}

/** The same whether the address was known or not. */
function Asked({ email }: { email: string }) {
  useForgottenField("subscribe");
  return (
    <>
      <h1 className={styles.title}>Look in your inbox</h1>
      <output className={styles.told}>
        <span className={styles.lead}>
          A mail is on its way to <strong>{email}</strong>. Press the button in it, and you are in.
        </span>
      </output>
      <p className={styles.lead}>
        Nothing there after a few minutes? It may hide among the spam. Otherwise come back in five minutes and
        ask again: we never write to an address more often than that.
      </p>
      <p className={styles.ways}>
        <ButtonLink to="/blog">Read the blog meanwhile</ButtonLink>
        <ButtonLink to="/subscribe" look="quiet" reloadDocument>
          It was another address
        </ButtonLink>
      </p>
    </>
  );
}
