import { type Api, ApiError } from "./api.ts";
import type { Configuration } from "./lay-over.ts";
import { hintFor } from "./hints.ts";
import { bucketPlace, type Found } from "./look.ts";
import { Refused } from "./refused.ts";

interface Making {
  api: Api;
  config: Configuration;
  /** Where the parts are to lie; empty for anywhere. */
  jurisdiction: string;
  found: Found;
  say: (line: string) => void;
  /** Called at once, so that an interrupted deploy finds it again. */
  keepDatabase(id: string): void;
}

/** Makes what is not there. A part that another deploy has made meanwhile is taken as it is. */
export async function makeMissing({
  api,
  config,
  jurisdiction,
  found,
  say,
  keepDatabase,
}: Making): Promise<void> {
  const [database] = config.d1_databases;
  const place = jurisdiction && { jurisdiction };
  if (database) {
    const id = found.database?.id ?? (await makeDatabase(api, { name: database.database_name, ...place }));
    if (!found.database) say(`Made the database ${database.database_name}`);
    if (database.database_id !== id) keepDatabase(id);
  }
  for (const { name } of found.buckets.filter(({ isThere }) => !isThere)) {
    await make(api, "/r2/buckets", { name }, `the bucket ${name}`, bucketPlace(config));
    say(`Made the bucket ${name}`);
  }
  for (const { name } of found.queues.filter(({ isThere }) => !isThere)) {
    await make(api, "/queues", { queue_name: name, ...place }, `the queue ${name}`);
    say(`Made the queue ${name}`);
  }
}

async function makeDatabase(api: Api, wanted: { name: string; jurisdiction?: string }): Promise<string> {
  const what = `the database ${wanted.name}`;
  const { uuid } = (await make(api, "/d1/database", wanted, what)) as { uuid: string };
  return uuid;
}

async function make(
  api: Api,
  path: string,
  body: unknown,
  what: string,
  headers?: Record<string, string>,
): Promise<unknown> {
  try {
    return await api.post(path, body, headers);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return {};
    throw new Refused(
      `${what} could not be made. ${error.message}${hintFor(path, error)}\nWhat is made stays; \`npm run deploy\` goes on from there.`,
    );
  }
}
