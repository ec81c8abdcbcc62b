import { isRefusal, type LoginMode, requestAuthorization } from "@toadstool/openid";
import type { Refused } from "../../outcome.ts";
import { refuseFlood } from "../../refuse-flood.ts";
import type { Services } from "../../services.ts";
import { openProvider, type ProviderServices } from "../open-provider.server.ts";
import { browserIdOf, keepLoginTransaction } from "./login-transactions.server.ts";
import { safeReturnTo } from "./return-to.ts";

interface BegunLogin {
  /** The provider's page. */
  url: URL;
  browserId: string;
}

/** Begins a login: the result leads the browser to the provider. */
export async function beginLogin(
  services: ProviderServices & Pick<Services, "db" | "limits">,
  input: {
    mode: LoginMode;
    returnTo: string | null;
    browserId: string | undefined;
    visitorAddress: string;
    /** Asks the person who they are even if the provider knows. */
    asAnother: boolean;
  },
): Promise<BegunLogin | Refused> {
  const flood = await refuseFlood(services, "login", input.visitorAddress);
  if (flood) return flood;
  const provider = await openProvider(services);
  if (isRefusal(provider)) return provider;

  const { mode, asAnother } = input;
  const prompt = mode === "silent" ? "none" : asAnother ? "login" : undefined;
  const request = await requestAuthorization(provider, { redirectUri: redirectUri(services), prompt });
  if (isRefusal(request)) return request;
  const { url, state, nonce, codeVerifier } = request;
  const browserId = browserIdOf(input.browserId);
  const returnTo = safeReturnTo(input.returnTo);
  await keepLoginTransaction(services, { state, browserId }, { mode, returnTo, nonce, codeVerifier });
  return { url, browserId };
}

/** Where the provider sends the browser back to. */
export function redirectUri(services: Pick<Services, "settings">): string {
  return `${services.settings.site.origin}/auth/callback`;
}
