import { hydratedOnIntent } from "#app/hydration.ts";
import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { rootData, tabTitle } from "#app/ui/page/page-meta.ts";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { leavingForm, reasonText } from "#domain/subscribers/leaving.ts";
import { findSubscription, saveLeavingReason, unsubscribe } from "#domain/subscribers/subscription.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/unsubscribe-page";
import { LeavingForm } from "./leaving-form.tsx";
import { BrokenLink, email, OneButton, SubscriptionScreen } from "./subscription-screen.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const subscription = await findSubscription(services, "unsubscribe", params.emailHash);
  return data({ subscription }, { status: subscription ? 200 : 404 });
}

/** For people's forms; mail programs' one-click posts are answered by `workers/one-click.ts`. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { services } = context.get(requestContext);
  const form = await request.formData();
  if (form.get("intent") === "tell") {
    const words = (await requestWords(context)).readers.leave;
    const reason = parseForm(leavingForm(words), form);
    if (isRefused(reason)) return refused(reason, typedIn(form));
    const isSaved = await saveLeavingReason(services, params.emailHash, reasonText(reason, words));
    return data({ isSaved, refusal: null, typed: {} }, { status: isSaved ? 200 : 404 });
  }
  const outcome = await unsubscribe(services, params.emailHash);
  return data(null, { status: outcome ? 200 : 404 });
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) => [
  tabTitle(rootData(matches).words.names.unsubscribe, matches),
];

export default function UnsubscribePage({ loaderData: { subscription }, actionData }: Route.ComponentProps) {
  const words = useWords();
  const { leave, again, brokenUnsubscribe } = words.readers;
  if (!subscription) return <BrokenLink>{brokenUnsubscribe}</BrokenLink>;
  const { email: address, state } = subscription;
  const sentence = { address, email };
  if (state === "pending" || state === "confirmed") {
    return (
      <SubscriptionScreen title={leave.title} words={<Said parts={leave.lead(sentence)} />}>
        <OneButton>{leave.yes}</OneButton>
        <ButtonLink to="/" look="quiet">
          {leave.stay}
        </ButtonLink>
      </SubscriptionScreen>
    );
  }
  const isSaved = actionData && "isSaved" in actionData && actionData.isSaved;
  return (
    <SubscriptionScreen
      title={leave.done}
      words={<Said parts={isSaved ? leave.thanks(sentence) : leave.bye(sentence)} />}
      aside={state === "unsubscribed" && !isSaved && <LeavingForm answer={actionData} />}
    >
      <ButtonLink to="/blog" look={state === "unsubscribed" && !isSaved ? "quiet" : undefined}>
        {words.common.readBlog}
      </ButtonLink>
      <ButtonLink to="/subscribe" look="quiet">
        {again}
      </ButtonLink>
    </SubscriptionScreen>
  );
}
