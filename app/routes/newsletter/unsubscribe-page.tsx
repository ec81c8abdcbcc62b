import { hydratedOnIntent } from "#app/hydration.ts";
import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { leavingInput } from "#domain/subscribers/leaving.ts";
import { findSubscription, saveLeavingReason, unsubscribe } from "#domain/subscribers/subscription.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/unsubscribe-page";
import { LeavingForm } from "./leaving-form.tsx";
import { BrokenLink, Masked, OneButton, SubscriptionScreen } from "./subscription-screen.tsx";

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
    const reason = parseForm(leavingInput, form);
    if (isRefused(reason)) return refused(reason, typedIn(form));
    const isSaved = await saveLeavingReason(services, params.emailHash, reason);
    return data({ isSaved, refusal: null, typed: {} }, { status: isSaved ? 200 : 404 });
  }
  const outcome = await unsubscribe(services, params.emailHash);
  return data(null, { status: outcome ? 200 : 404 });
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Unsubscribe", matches)];

export default function UnsubscribePage({ loaderData: { subscription }, actionData }: Route.ComponentProps) {
  if (!subscription) {
    return (
      <BrokenLink>
        Email programs sometimes break long links in two. Copy the whole link from the end of a letter, or
        press “Unsubscribe” in your email program. The link in any letter works.
      </BrokenLink>
    );
  }
  const { email, state } = subscription;
  if (state === "pending" || state === "confirmed") {
    return (
      <SubscriptionScreen
        title="Unsubscribe?"
        words={
          <>
            After one click, no more letters are sent to <Masked email={email} />. It takes effect at once.
          </>
        }
      >
        <OneButton>Unsubscribe</OneButton>
        <ButtonLink to="/" look="quiet">
          Stay subscribed
        </ButtonLink>
      </SubscriptionScreen>
    );
  }
  const isSaved = actionData && "isSaved" in actionData && actionData.isSaved;
  return (
    <SubscriptionScreen
      title="You are unsubscribed"
      words={
        isSaved ? (
          <>
            Thank you for saying why. No more letters will be sent to <Masked email={email} />.
          </>
        ) : (
          <>
            No more letters will be sent to <Masked email={email} />. Thank you for reading.
          </>
        )
      }
      aside={state === "unsubscribed" && !isSaved && <LeavingForm answer={actionData} />}
    >
      <ButtonLink to="/blog" look={state === "unsubscribed" && !isSaved ? "quiet" : undefined}>
        Read the blog
      </ButtonLink>
      <ButtonLink to="/subscribe" look="quiet">
        Subscribe again
      </ButtonLink>
    </SubscriptionScreen>
  );
}
