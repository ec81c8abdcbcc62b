import * as oauth from "oauth4webapi";
import type { AuthorizationRequest } from "./authorization-request.ts";
import { type IdentityClaims, verifyTokenResponse } from "../provider/identity-token.ts";
import type { Provider } from "../provider/provider.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { requestTokens } from "../provider/token-endpoint.ts";
import { refuseProviderTrouble } from "../provider/trouble.ts";

interface Callback extends Pick<AuthorizationRequest, "state" | "nonce" | "codeVerifier"> {
  /** The query with which the provider sent the browser back. */
  parameters: URLSearchParams;
  /** The one that the login began with. */
  redirectUri: string;
}

/** Trades the code that the browser came back with for the person's verified identity and the provider's tokens. */
export async function exchangeCode(
  provider: Provider,
  { parameters, state, nonce, codeVerifier, redirectUri }: Callback,
): Promise<{ claims: IdentityClaims; tokens: oauth.TokenEndpointResponse } | Refusal> {
  const { metadata, client } = provider;
  try {
    const callback = oauth.validateAuthResponse(metadata, client, parameters, state);
    const response = await requestTokens(provider, callback, redirectUri, codeVerifier);
    if (response.ok) {
      // First our own verification, which names each fault; then the protocol's, which needs a token of that kind.
      const claims = await verifyTokenResponse(provider, response, nonce);
      if (isRefusal(claims)) return claims;
      const expected = { expectedNonce: nonce, requireIdToken: true };
      const tokens = await oauth.processAuthorizationCodeResponse(metadata, client, response, expected);
      return { claims, tokens };
    }
    await oauth.processAuthorizationCodeResponse(metadata, client, response);
    throw new Error("The identity provider’s refusal was taken for an answer.");
  } catch (error) {
    return refuseProviderTrouble(error);
  }
}
