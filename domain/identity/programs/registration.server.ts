import type * as v from "valibot";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { readToken, signToken } from "../../tokens/token.server.ts";
import { programLimits, type registrationInput } from "./program.ts";

/** A program as it registered; the name is its own choice. */
export interface Registered {
  clientId: string;
  name: string;
  redirectUris: string[];
}

/**
 * A program's `client_id` is what it said of itself, signed: nothing is stored for programs that no owner has let in, so that
 * registering cannot fill the database.
 */
export async function registerProgram(
  { secret }: Pick<Services, "secret">,
  { client_name: name, redirect_uris: redirectUris }: v.InferOutput<typeof registrationInput>,
): Promise<Registered | Refused> {
  const clientId = await signToken(secret, "program", JSON.stringify([name, ...redirectUris]));
  if (clientId.length <= programLimits.clientId) return { clientId, name, redirectUris };
  const message = "The name and the redirect URIs are too long together. Send fewer.";
  return refuse("invalid", "invalid_client_metadata", message);
}

/** Null for a `client_id` that was not made here. */
export async function readProgram(
  { secret }: Pick<Services, "secret">,
  clientId: string,
): Promise<Registered | null> {
  const payload = await readToken(secret, "program", clientId);
  if (payload === null) return null;
  const [name = "", ...redirectUris] = JSON.parse(payload) as string[];
  return { clientId, name, redirectUris };
}
