import { borrowToken } from "../../scripts/local/borrow-token.ts";
import { logInLocally } from "../../scripts/local/log-in.ts";
import type { TokenScope } from "#domain/identity/tokens/personal-token.ts";

/** A token of the owner's for a site of this machine, whose provider asks for no password. */
export async function ownerToken(
  { site, identity }: { site: string; identity: string },
  scopes: readonly TokenScope[] = ["read", "images"],
): Promise<string> {
  const owner = await logInLocally(site, identity);
  if (!owner) throw new Error(`${site} did not let its owner in.`);
  return (await borrowToken(owner, { scopes, command: "npm run proof" })).token;
}
