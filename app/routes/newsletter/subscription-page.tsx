import { data, Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import { hydratedOnIntent } from "#app/hydration.ts";
import { requestContext } from "#app/context.ts";
import { notKept, refused } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import {
  chooseTopics,
  findOwnSubscription,
  type OwnSubscription,
} from "#domain/subscribers/topics/choosing.server.ts";
import { topicChoiceIn, topicChoiceInput } from "#domain/subscribers/topics/topic.ts";
import type { Route } from "./+types/subscription-page";
import { BrokenLink, Masked, SubscriptionScreen } from "./subscription-screen.tsx";
import { TopicBoxes } from "./topic-boxes.tsx";
import styles from "./newsletter.module.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const subscription = await findOwnSubscription(services, params.emailHash);
  const leave = `/unsubscribe/${params.emailHash}`;
  return data({ subscription, leave }, { status: subscription ? 200 : 404, headers: notKept });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { services } = context.get(requestContext);
  const choice = parse(topicChoiceInput, topicChoiceIn(await request.formData()));
  if (isRefused(choice)) return refused(choice);
  const isSaved = await chooseTopics(services, params.emailHash, choice);
  return data({ isSaved, refusal: null }, { status: isSaved ? 200 : 404, headers: notKept });
}

export const headers: Route.HeadersFunction = () => notKept;

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Your subscription", matches)];

/** A reader's own page, behind the link in the foot of each letter: what they get letters about, and how they leave. */
export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, leave } = loaderData;
  if (!subscription) {
    return (
      <BrokenLink>
        Email programs sometimes break long links in two. Copy the whole link from the end of a letter. The
        link in any letter works.
      </BrokenLink>
    );
  }
  const { email, state, topics } = subscription;
  if (state !== "confirmed" && state !== "pending") return <Gone email={email} />;
  const isSaved = actionData && "isSaved" in actionData && actionData.isSaved;
  return (
    <SubscriptionScreen
      title="Your subscription"
      words={
        isSaved ? (
          <>Saved. It holds from the next letter to {<Masked email={email} />} on.</>
        ) : (
          <>
            Letters are sent to <Masked email={email} />.
          </>
        )
      }
      trouble={actionData?.refusal?.message}
      aside={
        <p className={styles.leave}>
          <ButtonLink to={leave} look="quiet">
            Unsubscribe
          </ButtonLink>
        </p>
      }
    >
      {topics.length > 0 && <TopicForm topics={topics} />}
    </SubscriptionScreen>
  );
}

function TopicForm({ topics }: Pick<OwnSubscription, "topics">) {
  const isSending = useNavigation().state === "submitting";
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <TopicBoxes
        legend="I would like letters about"
        hint="Letters for all readers come whatever you choose here."
        topics={topics}
      />
      <Button type="submit" disabled={isSending}>
        Save
      </Button>
    </Form>
  );
}

function Gone({ email }: Pick<OwnSubscription, "email">) {
  return (
    <SubscriptionScreen
      title="You are not subscribed"
      words={
        <>
          No letters are sent to <Masked email={email} />.
        </>
      }
    >
      <ButtonLink to="/subscribe">Subscribe again</ButtonLink>
    </SubscriptionScreen>
  );
}
