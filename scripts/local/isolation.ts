import { join } from "node:path";
import { environment } from "./processes.ts";

/** Settings of wrangler and miniflare, and tokens with which they would reach an account. */
const foreign = /^(CLOUDFLARE|CF|WRANGLER|MINIFLARE|X_LOCAL)_/i;

/**
 * Makes this process and all that it starts take nothing from the machine but its programs: no settings or tokens of
 * wrangler, no .env files, no network to describe requests by. What the tools keep goes to `scratch`.
 */
export function isolate(scratch: string): void {
  for (const variables of [process.env, environment]) {
    for (const name of Object.keys(variables)) if (foreign.test(name)) delete variables[name];
    Object.assign(variables, {
      CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      X_LOCAL_OBSERVABILITY: "false",
      WRANGLER_SEND_METRICS: "false",
      // With its banner wrangler asks npm's registry for its newest version.
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_REGISTRY_PATH: join(scratch, "registry"),
      WRANGLER_LOG_PATH: join(scratch, "logs"),
      // wrangler is started many times in a run.
      NODE_COMPILE_CACHE: join(scratch, "compiled"),
    });
  }
}
