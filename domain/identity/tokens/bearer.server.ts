import { isRefusal, verifyIdentityToken } from "@toadstool/openid";
import { and, eq, isNull, lte, or } from "drizzle-orm";
import { personalTokens } from "#db/schema.ts";
import { logError } from "../../log.ts";
import { isRefused, refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { hashId } from "../../tokens/token.server.ts";
import { type Owner, provenOwnerOf, refuseStranger } from "../owner.ts";
import { isWholeToken, looksPersonal, tokenLength, type TokenScope } from "./personal-token.ts";
import { scopesIn } from "./personal-tokens.server.ts";
import { openProvider, type ProviderServices } from "../open-provider.server.ts";

/** The owner, and what the sender of a token may do for them. */
export interface Bearer {
  owner: Owner;
  /** Null where everything is allowed that the owner may do. */
  scopes: TokenScope[] | null;
  /** What the owner calls the token; null for the provider's. */
  name: string | null;
}

type BearerServices = ProviderServices & Pick<Services, "db" | "later">;

/** The owner for whom an API client speaks, by the token it sent: a personal one, or the provider's identity token. */
export async function bearerOf(services: BearerServices, token: string): Promise<Bearer | Refused> {
  if (looksPersonal(token)) return bearerOfPersonalToken(services, token);
  // The provider need not be asked about a token that cannot be signed.
  if (token.split(".").length !== 3) return faults.neither;
  const owner = await ownerOfIdentityToken(services, token);
  return isRefused(owner) ? owner : { owner, scopes: null, name: null };
}

export async function ownerOfIdentityToken(
  services: ProviderServices,
  token: string,
): Promise<Owner | Refused> {
  const provider = await openProvider(services);
  if (isRefusal(provider)) return provider;
  const claims = await verifyIdentityToken(provider, token);
  if (isRefusal(claims)) return claims;
  return provenOwnerOf(services.settings.identity, claims) ?? refuseStranger(claims);
}

/** Found by its hash, so that the time it takes reveals nothing about existing tokens. */
async function bearerOfPersonalToken(services: BearerServices, token: string): Promise<Bearer | Refused> {
  if (!isWholeToken(token)) return faults.malformed;
  const row = await services.db.query.personalTokens.findFirst({
    where: eq(personalTokens.hash, await hashId(token)),
  });
  if (!row) return faults.unknown;
  if (row.revokedAt) return faults.revoked;
  if (row.expiresAt <= services.clock()) return faults.expired;
  const { issuer, subject, scopes } = row;
  const owner = provenOwnerOf(services.settings.identity, { issuer, subject, name: subject });
  if (!owner) return faults.notTheOwner;
  rememberUse(services, row);
  return { owner, scopes: scopesIn(scopes), name: row.name };
}

const minute = 60_000;

/** At most once a minute, and after the answer. */
function rememberUse(services: BearerServices, row: typeof personalTokens.$inferSelect): void {
  const now = services.clock();
  const before = new Date(now.getTime() - minute);
  if (row.lastUsedAt && row.lastUsedAt > before) return;
  const isDue = or(isNull(personalTokens.lastUsedAt), lte(personalTokens.lastUsedAt, before));
  const written = services.db
    .update(personalTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(personalTokens.id, row.id), isDue));
  services.later(written.run().catch(logError));
}

/** None of them says anything of the token that was sent. */
const faults = {
  malformed: wrong("malformed", `is not whole: it begins with site_ and has ${tokenLength} characters`),
  unknown: wrong("unknown", "is not known here: it was mistyped, or was deleted after it expired"),
  revoked: wrong("revoked", "was revoked"),
  expired: wrong("expired", "has expired"),
  neither: refuse(
    "unauthenticated",
    "identity_token_malformed",
    "Login failed. The identity token is malformed. If a personal access token was meant: it begins with site_.",
  ),
  notTheOwner: refuse(
    "forbidden",
    "not_the_owner",
    "The person who created this personal access token no longer owns this site. If they should, add their subject to OWNER_SUBJECTS.",
  ),
};

function wrong(code: string, what: string): Refused {
  const message = `The personal access token ${what}. Create one at /admin/security.`;
  return refuse("unauthenticated", `personal_token_${code}`, message);
}
