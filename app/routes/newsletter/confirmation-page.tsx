import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { actionHeaders, refused } from "#app/respond.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { titled } from "#app/ui/page-meta.ts";
import type { Subscription } from "#domain/subscribers/subscriber.ts";
import { confirmSubscription, findSubscription } from "#domain/subscribers/subscription.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/confirmation-page";
import { BrokenLink, Masked, OneButton, SubscriptionScreen } from "./subscription-screen.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const subscription = await findSubscription(services, "confirm", params.emailHash);
  return data({ subscription }, { status: subscription ? 200 : 404 });
}

/** What came of it is read anew by the loader. */
export async function action({ params, context }: Route.ActionArgs) {
  const { services, visitorAddress } = context.get(requestContext);
  const outcome = await confirmSubscription(services, visitorAddress, params.emailHash);
  if (isRefused(outcome)) return refused(outcome);
  return data({ refusal: null }, { status: outcome ? 200 : 404 });
}

export const headers = actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: titled("Confirm your subscription") }];

export default function ConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription } = loaderData;
  if (!subscription) {
    return (
      <BrokenLink>
        Mail programs sometimes break long links in two. Copy the whole of it from the mail, or ask for a new
        mail: enter your address once more and press its button.
      </BrokenLink>
    );
  }
  const Screen = screens[subscription.state];
  return (
    <Screen
      email={subscription.email}
      trouble={actionData?.refusal?.message}
      isPressed={actionData !== undefined}
    />
  );
}

interface ScreenProps {
  email: string;
  trouble?: string;
  /** The button was pressed just now; otherwise the link was opened once more. */
  isPressed: boolean;
}

const screens: Record<Subscription["state"], (props: ScreenProps) => React.ReactNode> = {
  pending: ({ email, trouble }) => (
    <SubscriptionScreen
      title="One press to go"
      words={
        <>
          Shall the letters come to <Masked email={email} />? Then press the button.
        </>
      }
      trouble={trouble}
    >
      <OneButton>Yes, subscribe me</OneButton>
    </SubscriptionScreen>
  ),
  confirmed: ({ email, isPressed }) => (
    <SubscriptionScreen
      title={isPressed ? "You are in" : "You are in already"}
      words={
        isPressed ? (
          <>
            The next letter comes to <Masked email={email} />. Until then there is much to read and to look
            at.
          </>
        ) : (
          <>
            This link has done its work: letters come to <Masked email={email} />, and there is nothing more
            to do.
          </>
        )
      }
    >
      <ButtonLink to="/blog">Read the blog</ButtonLink>
      <ButtonLink to="/art" look="quiet">
        See the art
      </ButtonLink>
    </SubscriptionScreen>
  ),
  unsubscribed: () => (
    <SubscriptionScreen
      title="This link has had its time"
      words="You have left the letters since you got it, and nothing is sent to you. You are welcome back: subscribe once more, and a new mail comes."
    >
      <ButtonLink to="/subscribe">Subscribe again</ButtonLink>
    </SubscriptionScreen>
  ),
  bounced: ({ email }) => (
    <SubscriptionScreen
      title="Our mail comes back"
      words={
        <>
          The mailbox of <Masked email={email} /> has sent our letters back, so we have stopped. Another
          address may do.
        </>
      }
    >
      <ButtonLink to="/subscribe">Use another address</ButtonLink>
    </SubscriptionScreen>
  ),
  complained: () => (
    <SubscriptionScreen
      title="We have stopped writing"
      words="A letter to this address was marked as spam, so nothing more is sent to it. Another address may do."
    >
      <ButtonLink to="/subscribe">Use another address</ButtonLink>
    </SubscriptionScreen>
  ),
};
