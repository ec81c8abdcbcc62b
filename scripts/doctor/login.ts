import { bad, type Finding, good, type Patient, unseen } from "./finding.ts";

/** Begins a login as a browser does, looks where it leads, and goes no further than the provider's first page. */
export async function examineLogin({ origin, fetch }: Patient): Promise<Finding[]> {
  const begun = await fetch(`${origin}/auth/login?provider`, { redirect: "manual" });
  await begun.body?.cancel();
  const location = begun.headers.get("Location");
  if (!location || !URL.canParse(location))
    return [
      bad(
        "login",
        `/auth/login answers ${begun.status} and leads nowhere: are OIDC_ISSUER and OIDC_CLIENT_ID right? The page says more.`,
      ),
    ];
  const provider = new URL(location);
  const asked = provider.searchParams;
  const callback = `${origin}/auth/callback`;
  return [
    provider.protocol === "https:" && asked.get("code_challenge_method") === "S256"
      ? good("login", `leads to ${provider.host}, encrypted, by a code with PKCE`)
      : bad("login", `leads to ${provider.host} without encryption or without PKCE`),
    asked.get("redirect_uri") === callback
      ? good("callback", callback)
      : bad(
          "callback",
          `is ${asked.get("redirect_uri")}, not ${callback}: SITE_URL is not the address that you asked`,
        ),
    await examineProvider(provider, callback, fetch),
  ];
}

/** Providers answer 4xx, or lead to a page of errors, where they do not know the client or its callback. */
async function examineProvider(provider: URL, callback: string, fetch: Patient["fetch"]): Promise<Finding> {
  const answer = await fetch(provider.href, { redirect: "manual" }).catch(() => null);
  await answer?.body?.cancel();
  if (!answer) return unseen("provider", `${provider.host} does not answer from here`);
  const isRefused = answer.status >= 400 || /[?&/]error/.test(answer.headers.get("Location") ?? "");
  return isRefused
    ? bad(
        "provider",
        `refuses this login (${answer.status}): is ${callback} among the client’s callback addresses, and OIDC_CLIENT_ID the client?`,
      )
    : good("provider", `knows this client (${answer.status})`);
}
