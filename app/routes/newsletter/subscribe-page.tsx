import type { ReactNode } from "react";
import { useForgottenField } from "#app/browser/kept-field.ts";
import { requestContext } from "#app/context.ts";
import { actionHeaders, refused, typedIn } from "#app/respond.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { profile } from "#content/profile.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { judgeSubscribeForm, openSubscribeForm } from "#domain/subscribers/subscribe-form.server.ts";
import { subscribeInput } from "#domain/subscribers/subscriber.ts";
import { subscribe } from "#domain/subscribers/subscription.server.ts";
import { turnstileKey } from "#domain/subscribers/turnstile.server.ts";
import type { Route } from "./+types/subscribe-page";
import styles from "./newsletter.module.css";
import { SubscribeForm } from "./subscribe-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  return {
    opened: await openSubscribeForm(services),
    turnstile: turnstileKey(services.settings),
    contact: services.settings.mail.from.address,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, visitorAddress } = context.get(requestContext);
  const typed = typedIn(await request.formData());
  const input = parse(subscribeInput, { email: typed.email, turnstile: typed["cf-turnstile-response"] });
  if (isRefused(input)) return refused(input, typed);
  const { opened = "", homepage = "" } = typed;
  const verdict = await judgeSubscribeForm(services, { opened, homepage });
  if (isRefused(verdict)) return refused(verdict, { ...typed, opened: verdict.opened });
  // A machine is told what everybody is told.
  const outcome = verdict === "bot" ? input : await subscribe(services, visitorAddress, input);
  return isRefused(outcome) ? refused(outcome, typed) : { asked: outcome.email };
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

export default function SubscribePage({ loaderData, actionData }: Route.ComponentProps) {
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
      <SubscribeForm {...loaderData} answer={actionData} />
      <ul className={styles.facts}>
        <li>About one letter a month. Nothing else is ever sent to you.</li>
        <li>First comes a mail that asks you to confirm. Without your yes, no letter comes.</li>
        <li>Every letter ends with a link to leave: one press, at once, no questions you must answer.</li>
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
