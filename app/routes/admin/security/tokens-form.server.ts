import { data } from "react-router";
import { notKept, refused, typedIn } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { personalTokenInput } from "#domain/identity/tokens/personal-token.ts";
import { makePersonalToken, revokePersonalToken } from "#domain/identity/tokens/personal-tokens.server.ts";
import type { SeenFrom } from "#domain/identity/seen-from.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { tickedScopes } from "./token-fields.ts";

/** For the page's action: answers `{ made }`, `{ revoked }` or `{ refusal, typed }`; null where the intent is none of its own. */
export async function tokensAction(
  services: Services,
  owner: Owner,
  intent: string,
  form: FormData,
  from: SeenFrom,
) {
  if (intent === "make-token") return makeToken(services, owner, form, from);
  if (intent === "revoke-token") return revokeToken(services, owner, form, from);
  return null;
}

async function makeToken(services: Services, owner: Owner, form: FormData, from: SeenFrom) {
  const typed = typedIn(form);
  const scopes = tickedScopes(typed);
  const input = parse(personalTokenInput, { ...typed, scopes });
  if (isRefused(input)) return refused(input, typed);
  const made = await makePersonalToken(services, owner, input, from);
  if (isRefused(made)) return refused(made, typed);
  return data({ made }, { status: 201, headers: notKept });
}

async function revokeToken(services: Services, owner: Owner, form: FormData, from: SeenFrom) {
  const typed = typedIn(form);
  const revoked = await revokePersonalToken(services, owner, typed.id ?? "", from);
  if (revoked) return { revoked };
  const message = "That token is already revoked or deleted, and no longer works.";
  return refused(refuse("missing", "no_such_token", message), typed);
}
