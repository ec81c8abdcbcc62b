import { isRefused, type Refused } from "../outcome.ts";
import { verifyIdentityToken } from "./identity-token.server.ts";
import { type Owner, provenOwnerOf, refuseStranger } from "./owner.ts";
import { openProvider, type ProviderServices } from "./provider.server.ts";

/** The owner whose identity token an API client sent along. */
export async function ownerOfIdentityToken(
  services: ProviderServices,
  token: string,
): Promise<Owner | Refused> {
  const provider = await openProvider(services);
  if (isRefused(provider)) return provider;
  const claims = await verifyIdentityToken(services, provider, token);
  if (isRefused(claims)) return claims;
  return provenOwnerOf(services.settings.identity, claims) ?? refuseStranger(claims);
}
