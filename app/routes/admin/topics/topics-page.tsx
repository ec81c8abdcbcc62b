import { Form, useNavigation } from "react-router";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { Nothing } from "@toadstool/elements/page/nothing";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Refused } from "#domain/outcome.ts";
import { type Topic, topicLimits } from "#domain/subscribers/topics/topic.ts";
import { countTopics } from "#domain/subscribers/topics/topics.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/topics-page";
import { AdminMain, Section } from "../admin-main.tsx";
import { answerForm } from "../answer-form.server.ts";
import shared from "../admin.module.css";
import { topicIntents } from "./topic-intents.server.ts";
import styles from "./topics.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return { topics: await countTopics(services, owner) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerForm(services, owner, await request.formData(), topicIntents);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: topics", matches)];

/** What letters are about: readers choose among these at a page of their own. */
export default function TopicsPage({ loaderData: { topics }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const { refusal, typed = {} } = actionData ?? {};
  const ofNew = refusal && typed.intent === "add" ? refusal : undefined;
  const isOfForm = refusal?.issues.some(({ field }) => field === "name") && topics.some(isTyped);
  function isTyped({ id }: Topic) {
    return typed.id === id;
  }
  return (
    <AdminMain
      title="Topics"
      up={{ to: "/admin/email", words: "Newsletter" }}
      gap="medium"
      intro={
        <>
          <p className={shared.measure}>
            Readers choose which topics they want letters about, when they subscribe and later by the link in
            the foot of each letter. They begin with all of them. A letter is for every reader unless you
            choose topics before you send it.
          </p>
          {refusal && !ofNew && !isOfForm && <Trouble>{refusal.message}</Trouble>}
        </>
      }
    >
      {topics.length === 0 ? (
        <Nothing title="No topics yet">
          <p>Without topics every letter goes to every reader, and readers have nothing to choose.</p>
        </Nothing>
      ) : (
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic.id} className={shared.card}>
              <TopicForm
                topic={topic}
                isBusy={isBusy}
                refusal={isTyped(topic) ? refusal : undefined}
                typed={isTyped(topic) ? typed.name : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <Section id="new" title="Add a topic">
        <Form key={topics.length} method="post" className={styles.form} preventScrollReset>
          <Field
            label="Name of the new topic"
            name="name"
            autoComplete="off"
            placeholder="Ex: Exhibitions"
            limit={topicLimits.name}
            defaultValue={ofNew && typed.name}
            issues={ofNew?.issues}
            className={styles.name}
          />
          <Button type="submit" name="intent" value="add" disabled={isBusy}>
            Add
          </Button>
        </Form>
      </Section>
    </AdminMain>
  );
}

interface TopicFormProps {
  topic: Topic & { readers: number };
  isBusy: boolean;
  refusal?: Refused;
  typed?: string;
}

function TopicForm({ topic: { id, name, readers }, isBusy, refusal, typed }: TopicFormProps) {
  return (
    <>
      <Form method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="before" value={name} />
        <Field
          key={name}
          label="Name"
          name="name"
          autoComplete="off"
          dir="auto"
          limit={topicLimits.name}
          defaultValue={typed ?? name}
          issues={refusal?.issues}
          className={styles.name}
        />
        <Button type="submit" name="intent" value="rename" look="quiet" disabled={isBusy}>
          Rename
        </Button>
      </Form>
      <div className={shared.row}>
        <span>{counted(readers, "reader")}</span>
        <ConfirmDelete
          label={`Delete this topic: ${name}`}
          question={`Delete “${name}”? This cannot be undone.`}
          about={<p>What readers chose about it is deleted too. Letters that have been sent stay.</p>}
          action="/admin/email/topics"
          fields={{ intent: "delete", id }}
        >
          Delete
        </ConfirmDelete>
      </div>
    </>
  );
}
