import { sweepSessions } from "#domain/identity/sessions.server.ts";
import type { Env } from "./env.ts";
import { makeServices } from "./services.ts";

/** Every five minutes: sweeps what has expired. */
export async function runScheduled(_event: ScheduledController, env: Env): Promise<void> {
  const services = makeServices(env, "");
  await sweepSessions(services);
}
