import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createRowLimits } from "@toadstool/worker-kit/d1";
import { collect, r2Store } from "@toadstool/worker-kit/http";
import * as schema from "#db/schema.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      BACKUPS: R2Bucket;
      MEDIA: R2Bucket;
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

/** What SQLite and D1 keep for themselves is not ours to make or to empty. */
const ours = "name not glob 'sqlite_*' and name not glob '_cf_*'";

/** Test files share a runtime: the statements of the empty database, once the first of them has migrated it. */
const shared = globalThis as { schema?: string[] };

// Files run one after the other: each begins with nothing stored.
await reset();
for (const bucket of [env.MEDIA, env.BACKUPS]) await empty(bucket);
if (shared.schema) await restore(shared.schema);
else shared.schema = await migrate();

async function migrate(): Promise<string[]> {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await inOneGo(createRowLimits(schema));
  return names(`select sql as name from sqlite_master where sql is not null and ${ours}
    order by type = 'trigger', type = 'index'`);
}

/** After very many objects, `reset` may have left all as it was. */
async function empty(bucket: R2Bucket): Promise<void> {
  const store = r2Store(bucket);
  await store.delete(await collect(store.list("")));
}

/** A third of the time that the migrations take. After a very large database, `reset` may have left all as it was. */
async function restore(schema: string[]): Promise<void> {
  const left = await names(`select name from sqlite_master where type = 'table' and ${ours}`);
  if (left.length === 0) await inOneGo(schema);
  else await inOneGo(["pragma defer_foreign_keys = on", ...left.map((table) => `delete from ${table}`)]);
}

async function names(query: string): Promise<string[]> {
  return (await env.DB.prepare(query).all<{ name: string }>()).results.map(({ name }) => name);
}

function inOneGo(statements: string[]): Promise<unknown> {
  return env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}
