import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { Form } from "react-router";
import * as v from "valibot";
import { answersPresses, press, pressOne } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import { renameTopicInput, topicInput, topicLimits } from "#domain/subscribers/topics/topic.ts";
import { addTopic, countTopics, deleteTopic, renameTopic } from "#domain/subscribers/topics/topics.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/topics-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return { topics: await countTopics(services, owner) };
}

const ofOne = { id: v.string() };

export const action = answersPresses({
  add: press(topicInput, addTopic, ({ name }) => ({ words: `“${name}” is a topic now.` })),
  rename: press(
    v.object({ ...renameTopicInput.entries, ...ofOne }),
    (services, owner, { id, ...input }) => renameTopic(services, owner, id, input),
    ({ name }, { before }) => ({ words: `“${before}” is called “${name}” now.` }),
  ),
  delete: pressOne(deleteTopic, () => ({ words: "The topic is deleted." })),
});

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: topics", matches)];

type Topic = Route.ComponentProps["loaderData"]["topics"][number];

const list: ListOf<Topic> = {
  one: "topic",
  many: "topics",
  home: "/admin/email/topics",
  row: (topic) => ({
    id: topic.id,
    title: topic.name,
    facts: { Readers: counted(topic.readers, "reader") },
    presses: [
      { words: "Rename", form: <NameForm intent="rename" topic={topic} /> },
      {
        words: "Delete",
        intent: "delete",
        asks: "This cannot be undone.",
        about: <p>What readers chose about it is deleted too. Letters that have been sent stay.</p>,
      },
    ],
  }),
  facts: ["Readers"],
  empty: {
    title: "No topics yet",
    words: "Without topics every letter goes to every reader, and readers have nothing to choose.",
  },
};

/** What letters are about: readers choose among these at a page of their own. */
export default function TopicsPage({ loaderData: { topics } }: Route.ComponentProps) {
  return (
    <AdminMain
      title="Topics"
      gap="close"
      intro={
        <p className={shared.measure}>
          Readers choose which topics they want letters about, when they subscribe and later by the link in
          the foot of each letter. They begin with all of them. A letter is for every reader unless you choose
          topics before you send it.
        </p>
      }
    >
      <NameForm key={topics.length} intent="add" />
      <List of={list} items={topics} />
    </AdminMain>
  );
}

function NameForm({ intent, topic }: { intent: "add" | "rename"; topic?: Topic }) {
  const { isPending, issues, typed } = usePress(intent, topic?.id);
  return (
    <Form method="post" className={shared.buttons} preventScrollReset>
      {topic && <HiddenFields fields={{ id: topic.id, before: topic.name }} />}
      <Field
        key={topic?.name}
        label={topic ? "Name" : "Name of the new topic"}
        name="name"
        autoComplete="off"
        placeholder={topic ? undefined : "Ex: Exhibitions"}
        dir="auto"
        limit={topicLimits.name}
        defaultValue={typed.name ?? topic?.name}
        issues={issues}
      />
      <Button type="submit" name="intent" value={intent} look="quiet" disabled={isPending}>
        {topic ? "Rename" : "Add"}
      </Button>
    </Form>
  );
}
