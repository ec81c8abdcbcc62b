import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import * as v from "valibot";
import { Facts } from "#app/ui/facts.tsx";
import { LanguageField } from "#app/ui/language-fields/language-field.tsx";
import { answersPresses, press, pressOne } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { FormOf } from "#app/ui/form/form.tsx";
import { formFor } from "#app/ui/form/read-form.ts";
import { List } from "#app/ui/list/list.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { languageName } from "@toadstool/language";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { sourceWords } from "#domain/newsletter/segment/segment.ts";
import { isRefused } from "#domain/outcome.ts";
import { forgetSubscriber } from "#domain/subscribers/forget-subscriber.server.ts";
import { findPerson, type Person } from "#domain/subscribers/person.server.ts";
import { stateWords } from "#domain/subscribers/subscriber-states.ts";
import { changeLanguage, removeSubscriberById } from "#domain/subscribers/subscribers.server.ts";
import { subscriberLanguageInput } from "#domain/subscribers/subscriber.ts";
import { subscriberTagsInput } from "#domain/subscribers/tags/subscriber-tag.ts";
import { tagSubscriber } from "#domain/subscribers/tags/subscriber-tags.server.ts";
import type { Route } from "./+types/person-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { letters } from "./lists.tsx";
import { Forget } from "./forget.tsx";
import styles from "./subscribers.module.css";
import { home } from "./view.ts";

const nobody = "This subscriber does not exist. They may have been erased.";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const person = await findPerson(services, owner, params.id);
  if (!person) throw notFound(nobody);
  return { person, form: formFor(notedInput, person) };
}

const notedInput = v.object({ ...subscriberTagsInput.entries, ...subscriberLanguageInput.entries });

const forgotten =
  "The subscriber is erased. Nothing here names them any more, and every letter’s totals are unchanged.";

export const action = answersPresses(
  {
    save: press(
      notedInput,
      async (services, owner, { language, ...tags }, { id }) => {
        const tagged = await tagSubscriber(services, owner, id, tags);
        return isRefused(tagged) ? tagged : changeLanguage(services, owner, id, language);
      },
      () => ({ words: "The tags and the language are saved." }),
    ),
    remove: pressOne(removeSubscriberById, () => ({ words: "They get no more letters." })),
    forget: press(
      v.object({ "keep-away": v.optional(v.string()) }),
      async (services, owner, input, { id }) =>
        (await forgetSubscriber(services, owner, { id, isKeptAway: input["keep-away"] === "on" })) ?? {},
      () => ({ words: forgotten, goTo: home }),
    ),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a person", matches)];

export default function PersonPage({ loaderData: { person, form } }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const erasing = usePress("forget");
  const isOnList = person.state === "pending" || person.state === "confirmed";
  return (
    <AdminMain
      title={<h1 className={styles.address}>{person.email}</h1>}
      intro={erasing.refusal && <Trouble>{erasing.refusal.message}</Trouble>}
    >
      <PersonFacts person={person} />
      <FormOf
        key={`${person.tags} ${person.language}`}
        id="noted"
        form={form}
        words={{ save: "Save" }}
        drawn={{
          language: ({ field, texts, issues }) => (
            <LanguageField label={field.label} value={texts.language} issues={issues} />
          ),
        }}
      >
        {/* As they are by now: a second press replaces what another window has saved. */}
        <input type="hidden" name="before" value={person.tags} />
      </FormOf>
      <List of={letters} items={person.letters} />
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

/** What is known about a subscriber, and since when. */
function PersonFacts({ person }: { person: Person }) {
  const facts: [string, ReactNode][] = [
    ["State", stateWords[person.state]],
    ["Source", sourceWords[person.source]],
    ["Language", person.language && languageName(person.language, "en")],
    ["Wants no letters about", person.unwantedTopics.join(", ") || null],
    ["Consent", person.consent || null],
    ["Added", moment(person.createdAt)],
    ["Confirmed", moment(person.confirmedAt)],
    ["Unsubscribed", moment(person.unsubscribedAt)],
    ["Reason for unsubscribing", person.leavingReason || null],
    ["Requested again", moment(person.askedAgainAt)],
    ["Undeliverable since", moment(person.suppressedAt)],
    ["Reason", person.suppressedBecause || null],
    ["Welcome letter", moment(person.welcomedAt)],
  ];
  return <Facts facts={facts} />;
}

function moment(iso: string | null): ReactNode {
  return iso && <Moment iso={iso} />;
}
