import { hydratedOnIntent } from "#app/hydration.ts";
import type { ReactNode } from "react";
import { useIsShown } from "#app/ui/chrome/navigation.ts";
import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { actionHeaders, refused } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { rootData, tabTitle } from "#app/ui/page/page-meta.ts";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { confirmReader } from "#domain/newsletter/welcome/confirm-reader.server.ts";
import { findSubscription } from "#domain/subscribers/subscription.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/confirmation-page";
import { BrokenLink, email, OneButton, SubscriptionScreen } from "./subscription-screen.tsx";

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

export const meta: Route.MetaFunction = ({ matches }) => [
  tabTitle(rootData(matches).words.readers.confirm.title, matches),
];

export default function ConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords();
  const { confirm, again, brokenConfirmation } = words.readers;
  const { subscription } = loaderData;
  if (!subscription) return <BrokenLink>{brokenConfirmation}</BrokenLink>;
  const { email: address, state } = subscription;
  const sentence = { address, email };
  const subscribe = (label: string) => <ButtonLink to="/subscribe">{label}</ButtonLink>;
  const { otherAddress } = words.subscribe;
  const button = <OneButton>{confirm.yes}</OneButton>;
  const reading = (
    <>
      <ButtonLink to="/blog">{words.common.readBlog}</ButtonLink>
      <ArtLink />
    </>
  );
  const screens: Record<typeof state, [title: string, parts: ReactNode[], ways: ReactNode]> = {
    pending: [confirm.title, confirm.lead(sentence), button],
    // The button was pressed just now; otherwise the link was opened once more.
    confirmed: actionData
      ? [confirm.done, confirm.next(sentence), reading]
      : [confirm.already, confirm.used(sentence), reading],
    unsubscribed: [confirm.stale, [confirm.left], subscribe(again)],
    bounced: [confirm.bounced, confirm.cameBack(sentence), subscribe(otherAddress)],
    complained: [confirm.complained, [confirm.spam], subscribe(otherAddress)],
  };
  const [title, parts, ways] = screens[state];
  return (
    <SubscriptionScreen title={title} words={<Said parts={parts} />} trouble={actionData?.refusal?.message}>
      {ways}
    </SubscriptionScreen>
  );
}

function ArtLink() {
  const isShown = useIsShown();
  const { seeArt } = useWords().readers.confirm;
  if (!isShown("/art")) return null;
  return (
    <ButtonLink to="/art" look="quiet">
      {seeArt}
    </ButtonLink>
  );
}
