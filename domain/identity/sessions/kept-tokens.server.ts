import type { TokenEndpointResponse } from "oauth4webapi";
import type { Services } from "../../services.ts";
import { seal } from "../../tokens/seal.server.ts";
import { type KeptTokens, sessionLifetime } from "./sessions.server.ts";

/** The access token is not kept: nothing here calls the provider's own interfaces with it. */
export async function keptTokens(
  { secret, clock }: Pick<Services, "secret" | "clock">,
  tokens: TokenEndpointResponse,
): Promise<KeptTokens> {
  const { refresh_token: refreshToken, id_token: idToken, expires_in: seconds } = tokens;
  // No session outlives a day, so no tokens need to.
  const until = (lasting: number) => new Date(clock().getTime() + Math.min(lasting, sessionLifetime) * 1000);
  return {
    refreshToken: refreshToken ? await seal(secret, "refresh-token", refreshToken) : null,
    idToken: idToken ? await seal(secret, "id-token", idToken) : null,
    scope: tokens.scope ?? "",
    tokensExpireAt: seconds === undefined ? null : until(seconds),
  };
}
