import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createRowLimits } from "#db/row-limits.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

// Files share a runtime one after the other: each begins with nothing stored.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
await env.DB.batch(createRowLimits().map((statement) => env.DB.prepare(statement)));
