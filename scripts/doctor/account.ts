import { type Api, orNull } from "../deploy/api.ts";
import { lookAtDatabase } from "../deploy/database.ts";
import type { Configuration } from "../deploy/lay-over.ts";
import { lookAround } from "../deploy/look.ts";
import { Refused } from "../deploy/refused.ts";
import { bad, type Finding, good, judged, unseen } from "./finding.ts";

interface Inside {
  api: Api;
  config: Configuration;
  migrations: string[];
  version: string;
  now: Date;
}

/** What only the account shows: a stranger learns none of it from the site. */
export async function examineAccount({ api, config, migrations, version, now }: Inside): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const look of [
    () => examineVersion(api, config.name, version),
    () => examineDatabase(api, config, migrations),
    () => examineQueues(api, config),
    () => examineCron(api, config, now),
    () => examineBackups(api, config, now),
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    findings.push(...(await look().catch((error: unknown) => [bad("account", messageOf(error))])));
  }
  return findings;
}

interface Deployments {
  deployments: { versions: { version_id: string }[] }[];
}

async function examineVersion(api: Api, worker: string, version: string): Promise<Finding[]> {
  const path = `/workers/scripts/${worker}`;
  const found = await orNull(api.get<Deployments>(`${path}/deployments`));
  const id = found?.deployments[0]?.versions[0]?.version_id;
  if (!id) return [bad("version", `no Worker named ${worker} is deployed: run \`npm run deploy\``)];
  const { annotations } = await api.get<{ annotations?: Record<string, string> }>(`${path}/versions/${id}`);
  const tag = annotations?.["workers/tag"];
  if (!tag) return [unseen("version", `the Worker ${worker} was not deployed by \`npm run deploy\``)];
  return [
    tag === version
      ? good("version", `${tag}, as in this clone`)
      : bad("version", `${tag} is deployed, ${version} is here: \`npm run deploy\` brings it there`),
  ];
}

async function examineDatabase(api: Api, config: Configuration, migrations: string[]): Promise<Finding[]> {
  const [named] = config.d1_databases;
  if (!named) return [];
  try {
    const database = await lookAtDatabase(api, named, migrations);
    if (!database) return [bad("database", `${named.database_name} is not there: run \`npm run deploy\``)];
    const { pending } = database;
    return [
      pending.length === 0
        ? good("database", `has all ${migrations.length} migrations`)
        : bad("database", `lacks ${pending.join(", ")}: \`npm run deploy\` runs them`),
    ];
  } catch (error) {
    if (error instanceof Refused) return [bad("database", error.message)];
    throw error;
  }
}

async function examineQueues(api: Api, config: Configuration): Promise<Finding[]> {
  const { buckets, queues } = await lookAround(api, { ...config, d1_databases: [] }, []);
  const gone = [...buckets, ...queues].filter(({ isThere }) => !isThere).map(({ name }) => name);
  if (gone.length > 0) return [bad("parts", `${gone.join(", ")} are not there: run \`npm run deploy\``)];
  const names = config.queues.consumers.map(({ queue }) => queue);
  const found = await api.list<{ queue_name: string; consumers: { script?: string; service?: string }[] }>(
    `/queues?${names.map((name) => `name=${name}`).join("&")}`,
  );
  return found.map(({ queue_name: name, consumers }) => {
    const isOurs = consumers.some(({ script, service }) => script === config.name || service === config.name);
    return isOurs
      ? good("queue", `${name} is read`)
      : bad("queue", `nothing reads ${name}: run \`npm run deploy\``);
  });
}

/** Twice its five minutes, and some. */
const longestPause = 15 * 60_000;

async function examineCron(api: Api, config: Configuration, now: Date): Promise<Finding[]> {
  const path = `/workers/scripts/${config.name}/schedules`;
  const { schedules } = (await orNull(api.get<{ schedules: { cron: string }[] }>(path))) ?? { schedules: [] };
  if (schedules.length === 0) return [bad("cron", "none is set: run `npm run deploy`")];
  const id = config.d1_databases[0]?.database_id ?? "";
  const sql = "select ended_at as endedAt, failures from cron_runs order by ended_at desc limit 1";
  const [answer] = await api.post<{ results: { endedAt: number; failures: number }[] }[]>(
    `/d1/database/${id}/query`,
    { sql },
  );
  const [last] = answer?.results ?? [];
  if (!last) return [unseen("cron", "has not run yet; it does every five minutes")];
  const minutes = Math.round((now.getTime() - last.endedAt) / 60_000);
  const failed = last.failures > 0 ? `; ${last.failures} of its jobs failed, see the Worker’s log` : "";
  return [judged(minutes * 60_000 <= longestPause && !failed, "cron", `ran ${minutes} minutes ago${failed}`)];
}

const day = 86_400_000;
const oldestBackup = 8 * day;

async function examineBackups(api: Api, config: Configuration, now: Date): Promise<Finding[]> {
  const last = await firstRow<{ endedAt: number; trouble: string }>(
    { api, config },
    "select ended_at as endedAt, trouble from backups where ended_at is not null and bytes > 0 order by ended_at desc limit 1",
  );
  if (!last) return [bad("backup", "there is none yet: docs/manual/backup.md says how to make one")];
  const age = now.getTime() - last.endedAt;
  const words = `the last one ended ${Math.floor(age / day)} days ago${last.trouble ? `; ${last.trouble}` : ""}`;
  return [judged(age <= oldestBackup && !last.trouble, "backup", words)];
}

async function firstRow<Row>(
  { api, config }: { api: Api; config: Configuration },
  sql: string,
): Promise<Row | undefined> {
  const id = config.d1_databases[0]?.database_id ?? "";
  const [answer] = await api.post<{ results: Row[] }[]>(`/d1/database/${id}/query`, { sql });
  return answer?.results[0];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
