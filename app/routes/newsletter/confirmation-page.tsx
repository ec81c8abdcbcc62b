import { hydratedOnIntent } from "#app/hydration.ts";
import { useIsShown } from "#app/ui/chrome/navigation.ts";
import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { actionHeaders, refused } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Subscription } from "#domain/subscribers/subscriber.ts";
import { confirmReader } from "#domain/newsletter/welcome/confirm-reader.server.ts";
import { findSubscription } from "#domain/subscribers/subscription.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/confirmation-page";
import { BrokenLink, Masked, OneButton, SubscriptionScreen } from "./subscription-screen.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const subscription = await findSubscription(services, "confirm", params.emailHash);
  return data({ subscription }, { status: subscription ? 200 : 404 });
}

/** The loader reads the result. */
export async function action({ params, context }: Route.ActionArgs) {
  const { services, visitorAddress } = context.get(requestContext);
  const outcome = await confirmReader(services, visitorAddress, params.emailHash);
  if (isRefused(outcome)) return refused(outcome);
  return data({ refusal: null }, { status: outcome ? 200 : 404 });
}

export const headers = actionHeaders;

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Confirm your subscription", matches)];

export default function ConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription } = loaderData;
  if (!subscription) {
    return (
      <BrokenLink>
        Email programs sometimes break long links in two. Copy the whole link from the email, or subscribe
        again to get a new one.
      </BrokenLink>
    );
  }
  const Screen = screens[subscription.state];
  return (
    <Screen
      email={subscription.email}
      trouble={actionData?.refusal?.message}
      isJustConfirmed={actionData !== undefined}
    />
  );
}

interface ScreenProps {
  email: string;
  trouble?: string;
  /** The button was pressed just now; otherwise the link was opened once more. */
  isJustConfirmed: boolean;
}

const screens: Record<Subscription["state"], (props: ScreenProps) => React.ReactNode> = {
  pending: ({ email, trouble }) => (
    <SubscriptionScreen
      title="Confirm your subscription"
      words={
        <>
          Do you want to receive letters at <Masked email={email} />? Press the button to confirm.
        </>
      }
      trouble={trouble}
    >
      <OneButton>Yes, subscribe me</OneButton>
    </SubscriptionScreen>
  ),
  confirmed: ({ email, isJustConfirmed }) => (
    <SubscriptionScreen
      title={isJustConfirmed ? "You are subscribed" : "You are already subscribed"}
      words={
        isJustConfirmed ? (
          <>
            The next letter will be sent to <Masked email={email} />. Until then, there is plenty to read and
            see here.
          </>
        ) : (
          <>
            This link has already been used. Letters are sent to <Masked email={email} />, and there is
            nothing more to do.
          </>
        )
      }
    >
      <ButtonLink to="/blog">Read the blog</ButtonLink>
      <ArtLink />
    </SubscriptionScreen>
  ),
  unsubscribed: () => (
    <SubscriptionScreen
      title="This link no longer works"
      words="You have unsubscribed since this link was sent, so no letters are sent to you. To come back, subscribe again and confirm with the new link."
    >
      <ButtonLink to="/subscribe">Subscribe again</ButtonLink>
    </SubscriptionScreen>
  ),
  bounced: ({ email }) => (
    <SubscriptionScreen
      title="Your mailbox sends letters back"
      words={
        <>
          Letters to <Masked email={email} /> came back, so no more are sent to it. You can subscribe with
          another address.
        </>
      }
    >
      <ButtonLink to="/subscribe">Use another address</ButtonLink>
    </SubscriptionScreen>
  ),
  complained: () => (
    <SubscriptionScreen
      title="No more letters are sent to you"
      words="A letter to this address was marked as spam, so no more are sent to it. You can subscribe with another address."
    >
      <ButtonLink to="/subscribe">Use another address</ButtonLink>
    </SubscriptionScreen>
  ),
};

function ArtLink() {
  const isShown = useIsShown();
  if (!isShown("/art")) return null;
  return (
    <ButtonLink to="/art" look="quiet">
      See the art
    </ButtonLink>
  );
}
