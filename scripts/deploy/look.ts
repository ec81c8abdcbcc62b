import { type Api, orNull } from "./api.ts";
import { explain } from "./hints.ts";
import type { Configuration } from "./lay-over.ts";
import { lookAtDatabase, type Database } from "./database.ts";

/** What an account holds of what the site needs. */
export interface Found {
  database: Database | null;
  buckets: Part[];
  queues: Part[];
  /** Null where the Worker was never deployed. */
  secrets: Set<string> | null;
}

interface Part {
  name: string;
  isThere: boolean;
}

export async function lookAround(api: Api, config: Configuration, migrations: string[]): Promise<Found> {
  const [database] = config.d1_databases;
  const buckets = config.r2_buckets.map(({ bucket_name: name }) => name);
  const place = bucketPlace(config);
  const queues = queuesOf(config);
  const [foundDatabase, foundBuckets, foundQueues, secrets] = await Promise.all([
    database ? lookAtDatabase(api, database, migrations) : null,
    Promise.all(buckets.map((name) => orNull(api.get(`/r2/buckets/${name}`, place)))).catch(
      explain("/r2/buckets"),
    ),
    api
      .list<{ queue_name: string }>(`/queues?${queues.map((name) => `name=${name}`).join("&")}`)
      .catch(explain("/queues")),
    lookAtSecrets(api, config.name),
  ]);
  const there = new Set(foundQueues.map(({ queue_name: name }) => name));
  return {
    database: foundDatabase,
    buckets: buckets.map((name, at) => ({ name, isThere: foundBuckets[at] !== null })),
    queues: queues.map((name) => ({ name, isThere: there.has(name) })),
    secrets,
  };
}

/** R2 finds and makes the buckets of a jurisdiction by a header alone. */
export function bucketPlace({ r2_buckets: [bucket] }: Configuration): Record<string, string> {
  return bucket?.jurisdiction ? { "cf-r2-jurisdiction": bucket.jurisdiction } : {};
}

export async function lookAtSecrets(api: Api, worker: string): Promise<Set<string> | null> {
  const found = await orNull(api.get<{ name: string }[]>(`/workers/scripts/${worker}/secrets`));
  return found && new Set(found.map(({ name }) => name));
}

function queuesOf({ queues: { producers, consumers } }: Configuration): string[] {
  const named = [
    ...producers.map(({ queue }) => queue),
    ...consumers.flatMap(({ queue, dead_letter_queue: dead }) => (dead ? [queue, dead] : [queue])),
  ];
  return [...new Set(named)];
}
