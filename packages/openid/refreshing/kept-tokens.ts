import { seal } from "../seal/seal.ts";
import type { TokenEndpointResponse } from "oauth4webapi";
import type { Ports } from "../provider/provider.ts";

/** What a session keeps of the provider's tokens. The access token is not kept: nothing here uses one. */
export interface KeptTokens {
  /** Encrypted; null where the provider gave none. */
  refreshToken: string | null;
  /** Encrypted likewise. */
  idToken: string | null;
  /** The scope that was granted. */
  scope: string;
  /** When they end; null where the provider did not say. */
  tokensExpireAt: Date | null;
}

/** Seconds: the provider is asked again after a day at the latest, whatever it allows. */
const longestTrust = 86_400;

export async function keptTokens(
  { secret, clock }: Pick<Ports, "clock"> & { secret: string },
  tokens: TokenEndpointResponse,
): Promise<KeptTokens> {
  const { refresh_token: refreshToken, id_token: idToken, expires_in: seconds } = tokens;
  const until = (lasting: number) => new Date(clock().getTime() + Math.min(lasting, longestTrust) * 1000);
  return {
    refreshToken: refreshToken ? await seal(secret, "refresh-token", refreshToken) : null,
    idToken: idToken ? await seal(secret, "id-token", idToken) : null,
    scope: tokens.scope ?? "",
    tokensExpireAt: seconds === undefined ? null : until(seconds),
  };
}
