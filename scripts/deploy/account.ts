import { type Access, type Api, ApiError, openApi } from "./api.ts";
import type { Asker } from "./asking.ts";
import { Refused } from "./refused.ts";

export interface Account {
  id: string;
  name: string;
}

type Variables = Record<string, string | undefined>;

/** How this machine is logged in to Cloudflare; null where it is not. `wrangler` returns what the command prints. */
export async function findAccess(
  env: Variables,
  wrangler: (args: string[]) => Promise<string>,
): Promise<Access | null> {
  const url = env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const bearer = (token: string): Access => ({ url, headers: { Authorization: `Bearer ${token}` } });
  if (env.CLOUDFLARE_API_TOKEN) return bearer(env.CLOUDFLARE_API_TOKEN);
  const said = await wrangler(["auth", "token", "--json"]).catch(() => "");
  const [json] = /\{[^]*\}/.exec(said) ?? [];
  if (!json) return null;
  const { token, key, email } = JSON.parse(json) as Record<string, string>;
  if (token) return bearer(token);
  return key && email ? { url, headers: { "X-Auth-Key": key, "X-Auth-Email": email } } : null;
}

/** The account of the settings, or the only one; where there are several, a person chooses. */
export async function findAccount(
  access: Access,
  wanted: string | undefined,
  asker: Asker,
): Promise<Account> {
  const accounts = await openApi(access)
    .list<Account>("/accounts")
    .catch((error: unknown) => {
      if (error instanceof ApiError && [400, 401, 403].includes(error.status))
        throw new Refused(
          `Cloudflare does not take this login: ${error.message}\nLog in again by \`npx wrangler login\`, or renew CLOUDFLARE_API_TOKEN.`,
        );
      throw error;
    });
  const [first] = accounts;
  const known = wanted ? accounts.find(({ id }) => id === wanted) : accounts.length === 1 ? first : undefined;
  if (known) return known;
  // A token may be good for an account without the right to list it.
  if (wanted && accounts.length === 0) return { id: wanted, name: wanted };
  if (wanted)
    throw new Refused(
      `This login does not reach the account ${wanted}, which the settings name. It reaches ${accounts.map(({ name }) => name).join(", ")}.`,
    );
  if (!first) throw new Refused("This login reaches no account. Give CLOUDFLARE_ACCOUNT_ID.");
  const listed = accounts.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  const answer = await asker.ask({
    name: "CLOUDFLARE_ACCOUNT_ID",
    words: `This login reaches several accounts:\n${listed}\nThe account’s id`,
  });
  const chosen = accounts.find(({ id }) => id === answer?.trim());
  if (!chosen) throw new Refused(`Choose one of these accounts by CLOUDFLARE_ACCOUNT_ID:\n${listed}`);
  return chosen;
}

/** The API below one account. */
export function apiOf(access: Access, { id }: Account): Api {
  return openApi({ ...access, url: `${access.url}/accounts/${id}` });
}
