import { hydratedOnIntent } from "#app/hydration.ts";
import type { ReactNode } from "react";
import { useForgottenField } from "@toadstool/elements/behaviour/use-kept-field";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { actionHeaders, refused, typedIn } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { Banner } from "#studio/banner.tsx";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { findSecondStep, openSubscribeForm } from "#domain/subscribers/subscribe-form.server.ts";
import { subscribeForm } from "#domain/subscribers/subscriber.ts";
import { subscribe } from "#domain/subscribers/subscribe.server.ts";
import { topicChoiceIn } from "#domain/subscribers/topics/topic.ts";
import { listTopics } from "#domain/subscribers/topics/topics.server.ts";
import { turnstileKey } from "#domain/subscribers/turnstile.server.ts";
import type { Route } from "./+types/subscribe-page";
import styles from "./newsletter.module.css";
import { SecondStepForm, type SecondStep } from "./second-step.tsx";
import { emailKey, SubscribeForm } from "./subscribe-form.tsx";
import { email } from "./subscription-screen.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  return {
    opened: await openSubscribeForm(services),
    turnstile: turnstileKey(services.settings),
    contact: services.settings.mail.from.address,
    topics: await listTopics(services),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, visitorAddress } = context.get(requestContext);
  const form = await request.formData();
  const typed = { ...typedIn(form), chosen: form.getAll("topic").join(" ") };
  const { subscribe: words } = await requestWords(context);
  const input = parse(subscribeForm(words), {
    email: form.get("email") ?? undefined,
    topics: topicChoiceIn(form),
    turnstile: form.get("cf-turnstile-response") ?? undefined,
  });
  if (isRefused(input)) return refused(input, typed);
  const { opened = "", homepage = "" }: Record<string, string> = typed;
  const { email, topics = { offered: [], chosen: [] } } = input;
  const again = await findSecondStep(services, { email, opened, homepage });
  const secondStep: { again: SecondStep } = { again: { email, topics, opened: again ?? "" } };
  if (again !== null) return secondStep;
  const outcome = await subscribe(services, visitorAddress, input);
  return isRefused(outcome) ? refused(outcome, typed) : { asked: outcome.email };
}

export const headers = actionHeaders;

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) => {
  const { words } = rootData(matches);
  return pageMeta(
    {
      title: words.names.subscribe,
      description: words.subscribe.description,
      path: "/subscribe",
    },
    matches,
  );
};

export default function SubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords();
  if (actionData && "asked" in actionData) {
    return (
      <OverBanner>
        <Asked address={actionData.asked} />
      </OverBanner>
    );
  }
  if (actionData && "again" in actionData) {
    return (
      <OverBanner>
        <SecondStepForm {...loaderData} again={actionData.again} />
      </OverBanner>
    );
  }
  return (
    <OverBanner>
      <h1 className={styles.title}>{words.subscribe.title}</h1>
      <p className={styles.lead}>{words.subscribe.lead}</p>
      <SubscribeForm {...loaderData} answer={actionData} />
      <ul className={styles.facts}>
        <li>
          {words.subscribe.often} {words.subscribe.nothingElse}
        </li>
        <li>{words.subscribe.confirmFirst}</li>
        <li>{words.subscribe.easyToLeave}</li>
        <li>{words.subscribe.privacy}</li>
      </ul>
    </OverBanner>
  );
}

/** A sheet of words over the banner, which goes on moving when the words change. */
function OverBanner({ children }: { children: ReactNode }) {
  return (
    <main data-hydrate="reader" className={styles.print}>
      <Banner className={styles.backdrop} />
      <div className={styles.sheet}>{children}</div>
    </main>
  );
}

/** The same whether the address was known or not. */
function Asked({ address }: { address: string }) {
  const words = useWords();
  useForgottenField(emailKey);
  return (
    <>
      <h1 className={styles.title}>{words.subscribe.asked}</h1>
      <output className={styles.told}>
        <span className={styles.lead}>
          <Said parts={words.subscribe.askedLead({ address, email })} />
        </span>
      </output>
      <p className={styles.lead}>{words.subscribe.noEmail}</p>
      <p className={styles.ways}>
        <ButtonLink to="/blog">{words.common.readBlog}</ButtonLink>
        <ButtonLink to="/subscribe" look="quiet" reloadDocument>
          {words.subscribe.otherAddress}
        </ButtonLink>
      </p>
    </>
  );
}
