import { languageName } from "@toadstool/language";
import { data, Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import { SelectField } from "@toadstool/elements/forms/field";
import { hydratedOnIntent } from "#app/hydration.ts";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { notKept, refused } from "#app/respond.ts";
import { rootData, tabTitle } from "#app/ui/page/page-meta.ts";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import {
  chooseLetters,
  findOwnSubscription,
  type OwnSubscription,
} from "#domain/subscribers/topics/choosing.server.ts";
import { topicChoiceIn, topicChoiceInput } from "#domain/subscribers/topics/topic.ts";
import type { Route } from "./+types/subscription-page";
import { BrokenLink, email, SubscriptionScreen } from "./subscription-screen.tsx";
import { TopicBoxes } from "./topic-boxes.tsx";
import styles from "./newsletter.module.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const subscription = await findOwnSubscription(services, params.emailHash);
  const leave = `/unsubscribe/${params.emailHash}`;
  const { language: site } = await requestWords(context);
  const tags = [site, ...(subscription?.languages ?? []).filter((tag) => tag !== site)];
  // Named here, for browsers may know other names.
  const languages = tags.map((tag) => ({
    value: tag === site ? "" : tag,
    label: languageName(tag, tag),
    lang: tag,
  }));
  return data({ subscription, languages, leave }, { status: subscription ? 200 : 404, headers: notKept });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { services } = context.get(requestContext);
  const form = await request.formData();
  const choice = parse(topicChoiceInput, topicChoiceIn(form));
  if (isRefused(choice)) return refused(choice);
  const language = form.get("language")?.toString();
  const isSaved = await chooseLetters(services, params.emailHash, { ...choice, language });
  return data({ isSaved, refusal: null }, { status: isSaved ? 200 : 404, headers: notKept });
}

export const headers: Route.HeadersFunction = () => notKept;

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) => [
  tabTitle(rootData(matches).words.readers.own.title, matches),
];

/** A reader's own page, behind the link in the foot of each letter: what they get letters about, and how they leave. */
export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, languages, leave } = loaderData;
  const words = useWords();
  const { own, brokenSubscription } = words.readers;
  if (!subscription) return <BrokenLink>{brokenSubscription}</BrokenLink>;
  const { email: address, state, topics, language } = subscription;
  const sentence = { address, email };
  if (state !== "confirmed" && state !== "pending")
    return (
      <SubscriptionScreen title={own.gone} words={<Said parts={own.noLetters(sentence)} />}>
        <ButtonLink to="/subscribe">{words.readers.again}</ButtonLink>
      </SubscriptionScreen>
    );
  const isSaved = actionData && "isSaved" in actionData && actionData.isSaved;
  return (
    <SubscriptionScreen
      title={own.title}
      words={<Said parts={isSaved ? own.saved(sentence) : own.lead(sentence)} />}
      trouble={actionData?.refusal?.message}
      aside={
        <p className={styles.leave}>
          <ButtonLink to={leave} look="quiet">
            {words.readers.leave.yes}
          </ButtonLink>
        </p>
      }
    >
      {(topics.length > 0 || languages.length > 1) && (
        <ChoiceForm topics={topics} language={language} languages={languages} />
      )}
    </SubscriptionScreen>
  );
}

interface ChoiceFormProps extends Pick<OwnSubscription, "topics" | "language"> {
  languages: { value: string; label: string; lang: string }[];
}

function ChoiceForm({ topics, language, languages }: ChoiceFormProps) {
  const { own } = useWords().readers;
  const isSending = useNavigation().state === "submitting";
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      {topics.length > 0 && <TopicBoxes legend={own.topics} hint={own.topicsHint} topics={topics} />}
      {languages.length > 1 && (
        <SelectField
          label={own.language}
          name="language"
          hint={own.languageHint}
          options={languages}
          defaultValue={languages.some(({ value }) => value === language) ? language : ""}
        />
      )}
      <Button type="submit" disabled={isSending}>
        {own.save}
      </Button>
    </Form>
  );
}
