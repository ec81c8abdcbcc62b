import { loginHeaders, loginModeOf } from "@toadstool/openid";
import { data, redirectDocument } from "react-router";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { usePasskey } from "#app/browser/identity/passkeys.ts";
import { requestContext } from "#app/context.ts";
import { passkeyOffered } from "#app/passkey-cookie.ts";
import { parseForm, waitOf } from "#app/respond.ts";
import { safeReturnTo } from "#domain/identity/login/return-to.ts";
import { logInWithPasskey } from "#domain/identity/passkeys/passkey-login.server.ts";
import { passkeyLoginInput } from "#domain/identity/passkeys/passkey.ts";
import { isRefused, refusalStatus } from "#domain/outcome.ts";
import type { Route } from "./+types/passkey-page.ts";
import { languageAttributes } from "@toadstool/language";
import { rootData } from "#app/ui/page/page-meta.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./auth.module.css";
import { sessionHeaders } from "./session-headers.ts";

export function loader({ request }: Route.LoaderArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get("returnTo"));
  const isPopup = loginModeOf(request) === "popup";
  const ways = new URLSearchParams({ provider: "1", ...(isPopup ? { mode: "popup" } : { returnTo }) });
  return data({ provider: `/auth/login?${ways}` }, { headers: loginHeaders });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, session, seenFrom, visitorAddress } = context.get(requestContext);
  const input = parseForm(passkeyLoginInput, await request.formData());
  const started = isRefused(input)
    ? input
    : await logInWithPasskey(services, {
        ...input,
        oldSession: await session(),
        from: seenFrom(),
        visitorAddress,
      });
  if (isRefused(started)) {
    return data(
      { message: started.message },
      { status: refusalStatus[started.refused], headers: { ...loginHeaders, ...waitOf(started) } },
    );
  }
  const { site } = services.settings;
  const headers = sessionHeaders(site, started);
  headers.append("Set-Cookie", passkeyOffered(site, true));
  const isPopup = loginModeOf(request) === "popup";
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get("returnTo"));
  return redirectDocument(isPopup ? "/auth/done" : returnTo, { headers });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? loaderHeaders;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: rootData(matches).words.login.passkey },
  { name: "robots", content: "noindex" },
];

/** The login with a key that the owner’s device holds; the identity provider is the way for when that device is lost. */
export default function PasskeyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, isOpen, canOpen, trouble, open } = usePasskey("login");
  const { login: words, language } = useWords();
  const message = trouble || actionData?.message;
  return (
    <main className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.message}>{words.passkeyLead}</p>
      {message && (
        <Trouble>
          <span {...languageAttributes("en", language)}>{message}</span>
        </Trouble>
      )}
      <form method="post" ref={form}>
        <input type="hidden" name="answer" />
      </form>
      <p className={styles.ways}>
        <Button className="needs-script" onClick={() => void open()} disabled={!canOpen}>
          {isOpen ? words.passkeyOpen : words.passkey}
        </Button>
        <a className={buttonClass("quiet")} href={loaderData.provider}>
          {words.atProvider}
        </a>
      </p>
    </main>
  );
}
