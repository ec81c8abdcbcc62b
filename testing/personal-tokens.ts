import type { Owner } from "#domain/identity/owner.ts";
import type { MadeToken, PersonalTokenInput } from "#domain/identity/tokens/personal-token.ts";
import { makePersonalToken } from "#domain/identity/tokens/personal-tokens.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { fromPondwick, testOwner, testServices } from "./services.ts";

/** The input of the form; another token each time. */
export function tokenInput(changes: Partial<PersonalTokenInput> = {}): PersonalTokenInput {
  return { key: crypto.randomUUID(), name: "Backup script", scopes: ["read"], days: 30, ...changes };
}

/** A token of the owner's, as the domain makes it. */
export async function madeToken(
  services: Services,
  changes: Partial<PersonalTokenInput> = {},
  owner: Owner = testOwner(services),
): Promise<MadeToken> {
  const made = await makePersonalToken(services, owner, tokenInput(changes), fromPondwick);
  if (isRefused(made)) throw new Error(made.message);
  return made;
}

/** The same for calls of the whole Worker, which goes by the real clock. */
export function tokenForCalls(changes: Partial<PersonalTokenInput> = {}): Promise<MadeToken> {
  return madeToken(testServices({ clock: () => new Date() }).services, changes);
}
