import * as oauth from "oauth4webapi";
import type { Provider } from "./provider.server.ts";
import { UnableToFetch } from "./trouble.server.ts";

const tries = 3;

/** Trades the code for tokens. An answer is final, whatever it says; silence and server errors are tried again. */
export async function requestTokens(
  { metadata, client, authenticate, http }: Provider,
  callback: URLSearchParams,
  redirectUri: string,
  codeVerifier: string,
): Promise<Response> {
  let trouble = new UnableToFetch("the provider's token_endpoint");
  for (let attempt = 1; attempt <= tries; attempt++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a try follows the one before
      const response = await oauth.authorizationCodeGrantRequest(
        metadata,
        client,
        authenticate,
        callback,
        redirectUri,
        codeVerifier,
        http,
      );
      if (response.status < 500) return response;
      trouble = new UnableToFetch(metadata.token_endpoint ?? "");
    } catch (error) {
      if (!(error instanceof UnableToFetch)) throw error;
      trouble = error;
    }
  }
  throw trouble;
}
