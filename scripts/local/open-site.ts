import { scopeWords, type TokenScope } from "#domain/identity/tokens/personal-token.ts";
import { borrowToken } from "./borrow-token.ts";
import { buildToServe } from "./build.ts";
import { logInLocally } from "./log-in.ts";
import { freeRange } from "./ports.ts";
import { answers } from "./processes.ts";
import { startStack } from "./stack.ts";
import { holdFreeState, ownState, runningSite, stateHolder } from "./state.ts";
import { addresses, ensureVariables, localVariables, ownVariables } from "./variables.ts";

/** A site, and a personal token for it. */
export interface OpenSite {
  /** Scheme, host and port. */
  origin: string;
  token: string;
  /** Revokes a token that was made for this command, and ends a site that was started for it. */
  close(): Promise<void>;
}

interface Wanted {
  /** `https://SITE`, or `local`: the site of this clone, whether `npm start` is running or not. */
  site: string;
  scopes: readonly TokenScope[];
  /** The command, for the message of another one that wants the data meanwhile. */
  command: string;
  /** The owner's token; a site elsewhere needs one. */
  token: string | undefined;
  say: (progress: string) => void;
}

/** Throws a message for the person at the terminal where the site cannot be opened. */
export async function openSite(wanted: Wanted): Promise<OpenSite> {
  const { site, token } = wanted;
  if (site === "local") return openLocalSite(wanted);
  const url = URL.canParse(site) ? new URL(site) : null;
  if (!url || !["https:", "http:"].includes(url.protocol))
    throw new Error(`“${site}” is no site. Say https://YOUR-SITE, or local for the one of this clone.`);
  const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol === "http:" && !isLoopback)
    throw new Error(`A token goes nowhere without encryption: say https://${url.host}.`);
  if (!token) throw new Error(tokenHelp(url.origin, wanted));
  return { origin: url.origin, token, close: async () => {} };
}

function tokenHelp(origin: string, { scopes }: Wanted): string {
  const labels = scopes.map((scope) => `“${scopeWords[scope].label}”`).join(" and ");
  return `Create a token with the permission ${labels} at ${origin}/admin/security, and set TOADSTOOL_TOKEN to it.`;
}

async function openLocalSite(wanted: Wanted): Promise<OpenSite> {
  const state = holdFreeState(wanted.command);
  if (!state) return useRunningSite(wanted);
  try {
    const { close, ...site } = await startSite(wanted);
    return { ...site, close: () => close().finally(state.release) };
  } catch (error) {
    state.release();
    throw error;
  }
}

async function useRunningSite(wanted: Wanted): Promise<OpenSite> {
  const origin = runningSite();
  if (!origin) throw new Error(`${stateHolder()}. Wait until it has ended.`);
  if (!(await answers(origin)))
    throw new Error(`The site at ${origin} does not answer yet. Try again in a moment.`);
  if (wanted.token) return { origin, token: wanted.token, close: async () => {} };
  const provider = addresses(Number(new URL(origin).port)).identity;
  const owner = await logInLocally(origin, provider);
  if (owner) return { origin, ...(await borrowToken(owner, wanted)) };
  throw new Error(
    `The site at ${origin} logs in elsewhere than at the local provider. ${tokenHelp(origin, wanted)}`,
  );
}

/** The whole site on free ports, with the local provider whatever .dev.vars says. No schedule runs: nothing is sent or published. */
async function startSite(wanted: Wanted): Promise<OpenSite> {
  const { say } = wanted;
  ensureVariables();
  const build = await buildToServe(say);
  const port = await freeRange(4);
  const stack = await startStack({
    port,
    stateFolder: ownState,
    config: build.config,
    own: ownVariables(),
    variables: localVariables(port),
    say,
  });
  const end = () => stack.stop().finally(build.remove);
  try {
    const { site, identity } = stack.addresses;
    const owner = await logInLocally(site, identity);
    if (!owner) throw new Error(`The site that was started at ${site} let nobody in.`);
    const { token, close } = await borrowToken(owner, wanted);
    return { origin: site, token, close: () => close().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}
