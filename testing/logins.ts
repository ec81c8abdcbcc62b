import { beginLogin } from "#domain/identity/login/begin-login.server.ts";
import { completeLogin } from "#domain/identity/login/complete-login.server.ts";
import type { Session } from "#domain/identity/owner.ts";
import { isRefused } from "#domain/outcome.ts";
import { aLogin, type testProvider } from "./identity-provider.ts";
import { fromPondwick } from "./services.ts";

type World = Awaited<ReturnType<typeof testProvider>>;
type Beginning = Partial<Parameters<typeof beginLogin>[1]>;

/** A login up to where the provider sends the browser back to, with the parameters that it then brings. */
export async function beginTestLogin(world: World, changes: Beginning = {}) {
  const begun = await beginLogin(world.services, { ...aLogin, ...changes });
  if (isRefused(begun)) throw new Error(begun.message);
  const state = begun.url.searchParams.get("state") ?? "";
  const parameters = new URLSearchParams({ code: "the code", state });
  return { ...begun, parameters };
}

/** What comes of it. */
export function completeTestLogin(
  world: World,
  login: { parameters: URLSearchParams; browserId: string | undefined },
  oldSession: Session | null = null,
) {
  const { parameters, browserId } = login;
  return completeLogin(world.services, { parameters, browserId, oldSession, from: fromPondwick });
}
