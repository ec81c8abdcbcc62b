import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { LanguageField } from "#app/ui/language-fields/language-field.tsx";
import { notFound, parseForm, requireOwnersRequest } from "#app/respond.ts";
import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { forgetSubscriber } from "#domain/subscribers/forget-subscriber.server.ts";
import { findPerson } from "#domain/subscribers/person.server.ts";
import { changeLanguage, removeSubscriberById } from "#domain/subscribers/subscribers.server.ts";
import { subscriberLanguageInput } from "#domain/subscribers/subscriber.ts";
import { subscriberTagsInput } from "#domain/subscribers/tags/subscriber-tag.ts";
import { tagSubscriber } from "#domain/subscribers/tags/subscriber-tags.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/person-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { answerForm, type FormHandler } from "../answer-form.server.ts";
import { Forget } from "./forget.tsx";
import { LettersOf } from "./letters-of.tsx";
import { PersonFacts } from "./person-facts.tsx";
import styles from "./subscribers.module.css";
import { home } from "./view.ts";

const nobody = "This subscriber does not exist. They may have been erased.";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const person = await findPerson(services, owner, params.id);
  if (!person) throw notFound(nobody);
  return { person };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context, "unseen");
  return answerForm(services, owner, await request.formData(), intents, id);
}

const forgotten =
  "The subscriber is erased. Nothing here names them any more, and every letter’s totals are unchanged.";

const intents: Record<string, FormHandler> = {
  tag: async (services, owner, form, id) => {
    const input = parseForm(subscriberTagsInput, form);
    const tagged = isRefused(input) ? input : await tagSubscriber(services, owner, id, input);
    return isRefused(tagged) ? tagged : `${home}/${id}`;
  },
  language: async (services, owner, form, id) => {
    const input = parseForm(subscriberLanguageInput, form);
    if (isRefused(input)) return input;
    await changeLanguage(services, owner, id, input.language);
    return `${home}/${id}`;
  },
  remove: async (services, owner, _form, id) => {
    await removeSubscriberById(services, owner, id);
    return `${home}/${id}`;
  },
  forget: async (services, owner, form, id) => {
    const outcome = await forgetSubscriber(services, owner, { id, isKeptAway: form.has("keep-away") });
    return isRefused(outcome) ? outcome : { goTo: home, notice: { words: forgotten } };
  },
};

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a subscriber", matches)];

export default function PersonPage({ loaderData: { person }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const { typed: sent, refusal } = actionData ?? {};
  const typed = sent?.intent === "tag" ? sent : undefined;
  const isOfField = typed || sent?.intent === "language";
  const isOnList = person.state === "pending" || person.state === "confirmed";
  return (
    <AdminMain
      title={<h1 className={styles.address}>{person.email}</h1>}
      up={{ to: home, words: "Subscribers" }}
      intro={refusal && !isOfField && <Trouble>{refusal.message}</Trouble>}
    >
      <PersonFacts person={person} />
      <Section id="tags" title="Tags">
        <Form method="post" className={styles.tags} preventScrollReset>
          <input type="hidden" name="before" value={person.tags} />
          <Field
            key={person.tags}
            label="Tags of this subscriber"
            name="tags"
            autoComplete="off"
            dir="auto"
            placeholder="Ex: friends, press"
            hint="Words of your own, with commas between them. Only you see them; a letter can go to those who have a tag."
            defaultValue={typed?.tags ?? person.tags}
            issues={refusal?.issues}
            className={styles.tagField}
          />
          <Button type="submit" name="intent" value="tag" look="quiet" disabled={isBusy}>
            Save tags
          </Button>
        </Form>
      </Section>
      <Section id="language" title="Language">
        <Form method="post" className={styles.tags} preventScrollReset>
          <LanguageField
            key={person.language}
            label="Language of this subscriber"
            value={sent?.intent === "language" ? sent.language : person.language}
            issues={refusal?.issues}
          />
          <Button type="submit" name="intent" value="language" look="quiet" disabled={isBusy}>
            Save language
          </Button>
        </Form>
      </Section>
      <LettersOf person={person} />
      <Section id="rights" title="Privacy requests">
        <div className={shared.row}>
          <a href={`${home}/${person.id}/data`} download className={shared.reach}>
            Download all data about this subscriber
          </a>
          {isOnList && (
            <Asked summary="Unsubscribe…">
              <p>They get no more letters. Only they can come back, by a link that is mailed to them.</p>
              <FormButton intent="remove" look="danger" disabled={isBusy}>
                Unsubscribe
              </FormButton>
            </Asked>
          )}
          <Forget person={person} />
        </div>
      </Section>
    </AdminMain>
  );
}
