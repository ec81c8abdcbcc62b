import { onIdentity } from "@toadstool/openid/browser";
import { useEffect, useState } from "react";
import { data, isRouteErrorResponse, Outlet, useLocation, useRevalidator } from "react-router";
import { isNetworkError } from "#app/browser/navigation/is-network-error.ts";
import { session } from "#app/browser/identity/session.ts";
import { holdsTyping, settleTyping } from "#app/browser/typed-forms/typed-forms.ts";
import { buttonClass } from "@toadstool/elements/forms/button";
import "#app/styles/charts.css";
import "#app/ui/controls.css";
import { framed } from "#app/ui/chrome/bare.ts";
import { Frame } from "#app/ui/frame/frame.tsx";
import { NoConnectionScreen } from "#app/ui/screens/error-screen.tsx";
import { LoggedOutScreen } from "#app/ui/screens/logged-out-screen.tsx";
import { OwnersTrouble } from "#app/ui/screens/owners-trouble.tsx";
import { SessionTrouble } from "#app/ui/screens/session-trouble.tsx";
import { requestContext } from "#app/context.ts";
import { takeNotice } from "#app/notice.ts";
import { notKept, requireOwner } from "#app/respond.ts";
import { listNeeds } from "#domain/today/needs.server.ts";
import type { Route } from "./+types/admin-layout.ts";
import { isSaved } from "./is-saved.ts";
import { SentBeforeLogin, sentIn } from "./sent-before-login.tsx";
import { TypedForms } from "./typed-forms.tsx";

/** Guards the first document; every loader and action below guards itself, since a navigation may skip this one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const asked = context.get(requestContext);
  const { notice, headers: cleared } = await takeNotice(asked, request);
  const needs = await listNeeds(asked.services, owner);
  return data({ notice, needs }, { headers: cleared });
}

export const handle = framed;

export function headers() {
  return notKept;
}

/** What was typed is forgotten once its form was answered without a refusal. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const results = await next();
    if (request.method !== "GET") settleTyping(new URL(request.url).pathname, isSaved(results));
  },
];

export default function AdminLayout({ loaderData: { notice, needs } }: Route.ComponentProps) {
  useClosing();
  const content = (
    <>
      <SessionTrouble />
      <TypedForms />
      <Outlet context={needs} />
    </>
  );
  // The styleguide shows what visitors’ pages are made of.
  if (!useLocation().pathname.startsWith("/admin")) return content;
  return (
    <Frame notice={notice} needs={needs.length}>
      {content}
    </Frame>
  );
}

/**
 * After a logout in another tab nothing of the admin area stays on the screen, except text that has been typed or waits to be
 * sent.
 */
function useClosing() {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onIdentity("logout", () => {
        if (session.hasEnded() && !holdsText()) void revalidate();
      }),
    [revalidate],
  );
}

function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "main [data-view], main textarea, main input:not([type=hidden], [type=search], [type=checkbox], [type=radio])",
  );
  const isUnsent = document.querySelector("main [data-unsent]") !== null;
  return isUnsent || holdsTyping() || [...fields].some((field) => field.value !== "");
}

const titles: Record<number, string> = { 404: "Not found", 507: "No room left" };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) {
    const sent = sentIn(error.data);
    if (sent) return <SentBeforeLogin fields={sent} />;
    return <LoggedOut />;
  }
  if (isNetworkError(error))
    return (
      <Frame>
        <NoConnectionScreen />
      </Frame>
    );
  const words = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : null;
  const title = (isRouteErrorResponse(error) && titles[error.status]) || "Something went wrong";
  return (
    <Frame>
      <OwnersTrouble
        title={title}
        words={words ?? "This page failed on the server. Everything you saved before is safe."}
      />
    </Frame>
  );
}

/** A login that starts by itself would undo a logout in another tab, and take a page away in which something is typed. */
function LoggedOut() {
  const [isForPerson] = useState(
    () => typeof document !== "undefined" && (session.hasEnded() || holdsTyping()),
  );
  return isForPerson ? <LoggedOutScreen /> : <RedirectingToLogin />;
}

/** The meta element starts the login without JavaScript, the effect where a navigation inside the page led here. */
function RedirectingToLogin() {
  const { pathname, search } = useLocation();
  const login = `/auth/login?returnTo=${encodeURIComponent(pathname + search)}`;
  useEffect(() => window.location.replace(login), [login]);
  return (
    <main>
      <title>Redirecting to admin login...</title>
      <meta httpEquiv="refresh" content={`0; url=${login}`} />
      <h1>Redirecting to admin login...</h1>
      <p>
        <a className={buttonClass()} href={login}>
          Log in now
        </a>
      </p>
    </main>
  );
}
