import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createRowLimits } from "#db/d1/row-limits.ts";
import { collect, r2Store } from "@toadstool/media/bindings";
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

/** Bytes. To empty a larger database takes longer than to make a new one. */
const large = 8_000_000;

interface Schema {
  /** The statements of the empty database. */
  statements: string[];
  fingerprint: string;
}

/** Test files share a runtime: the schema, once the first of them has migrated the database. */
const shared = globalThis as { schema?: Schema };

// Files run one after the other: each begins with nothing stored.
for (const bucket of [env.MEDIA, env.BACKUPS]) await empty(bucket);
if (shared.schema) await restore(shared.schema);
else shared.schema = await migrate();

async function migrate(): Promise<Schema> {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await inOneGo(createRowLimits(schema));
  const statements = await names(`select sql as name from sqlite_master where sql is not null and ${ours}
    order by type = 'trigger', type = 'index'`);
  return { statements, fingerprint: (await look()).fingerprint };
}

async function empty(bucket: R2Bucket): Promise<void> {
  const store = r2Store(bucket);
  await store.delete(await collect(store.list("")));
}

/** Emptied, the database is there in an eighth of the time that a new one takes. */
async function restore({ statements, fingerprint }: Schema): Promise<void> {
  const found = await look();
  if (found.fingerprint === fingerprint && found.size < large) return emptyTables();
  await reset();
  // After a very large database, `reset` may have left all as it was.
  await ((await look()).fingerprint === fingerprint ? emptyTables() : inOneGo(statements));
}

/** Twice: what is deleted may leave rows of triggers. The numbers of new rows begin at 1 again. */
async function emptyTables(): Promise<void> {
  const tables = await names(`select name from sqlite_master where type = 'table' and ${ours}`);
  const deletes = [...tables, "sqlite_sequence"].map((table) => `delete from ${table}`);
  await inOneGo(["pragma defer_foreign_keys = on", ...deletes, ...deletes]);
}

/** A fingerprint of the schema, which shows whether a test has changed it, and the size of the database in bytes. */
async function look(): Promise<{ fingerprint: string; size: number }> {
  const query = `select count(*) || ' ' || total(length(sql)) as fingerprint from sqlite_master where ${ours}`;
  const { results, meta } = await env.DB.prepare(query).all<{ fingerprint: string }>();
  return { fingerprint: results[0]?.fingerprint ?? "", size: meta.size_after };
}

async function names(query: string): Promise<string[]> {
  return (await env.DB.prepare(query).all<{ name: string }>()).results.map(({ name }) => name);
}

function inOneGo(statements: string[]): Promise<unknown> {
  return env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}
