import { randomUUID } from "node:crypto";
import { type Account, addDatabase } from "./account.ts";
import { type Answer, type Call, found, jsonOf, refused } from "./answer.ts";

/** Databases, buckets and queues, by the path below `/accounts/ID`; undefined for other paths. */
export function answerStorage(account: Account, path: string, call: Call): Answer | undefined {
  const [, kind = "", ...rest] = path.split("/");
  if (kind === "d1") return answerD1(account, rest.slice(1), call);
  if (kind === "r2") return answerR2(account, rest.slice(1), call);
  if (kind === "queues") return answerQueues(account, rest, call);
  return undefined;
}

function answerD1(account: Account, [id, action, detail]: string[], call: Call): Answer {
  const shown = ({ id: uuid, name }: { id: string; name: string }) => ({ uuid, name, version: "production" });
  if (!id && call.method === "GET") {
    const name = call.query.get("name") ?? "";
    return found(account.databases.filter((database) => database.name.includes(name)).map(shown));
  }
  if (!id) {
    const { name, jurisdiction } = jsonOf<{ name: string; jurisdiction?: string }>(call);
    if (account.databases.some((database) => database.name === name))
      return refused(400, 7502, `A database named ${name} exists already.`);
    if (jurisdiction) account.places[`database ${name}`] = jurisdiction;
    return found(shown(addDatabase(account, name)));
  }
  const database = account.databases.find((one) => one.id === id);
  if (!database) return refused(404, 7404, `The database ${id} could not be found`);
  if (!action) return found(shown(database));
  if (action === "time_travel" && detail === "bookmark") return found({ bookmark: "00000085-0000024c" });
  if (action === "export") {
    const { dump_options: wanted } = jsonOf<{ dump_options: { tables: string[] } }>(call);
    const quote = (value: unknown) => (value === null ? "null" : `'${String(value)}'`);
    const rows = wanted.tables.flatMap((table) =>
      database.data
        .prepare(`select * from "${table}"`)
        .all()
        .map((row) => `insert into "${table}" values (${Object.values(row).map(quote).join()});`),
    );
    const sql = ["pragma defer_foreign_keys = true;", ...rows].join("\n");
    const url = `data:text/plain,${encodeURIComponent(sql)}`;
    return found({ success: true, status: "complete", messages: [], result: { signed_url: url } });
  }
  const { sql, params = [] } = jsonOf<{ sql: string; params?: (string | number)[] }>(call);
  try {
    const isQuestion = /^\s*(select|pragma|with)\b/i.test(sql);
    const results = isQuestion ? database.data.prepare(sql).all(...params) : [];
    if (!isQuestion) database.data.exec(sql);
    return found([{ results, success: true, meta: { duration: 0, changes: 0 } }]);
  } catch (error) {
    return refused(400, 7500, String(error));
  }
}

function answerR2(account: Account, [name]: string[], call: Call): Answer {
  if (!account.hasR2) return refused(403, 10_042, "Please enable R2 through the Cloudflare Dashboard.");
  if (call.method === "POST") {
    const { name: wanted } = jsonOf<{ name: string }>(call);
    if (account.buckets.includes(wanted)) return refused(409, 10_004, "The bucket exists already.");
    account.buckets.push(wanted);
    if (call.jurisdiction) account.places[`bucket ${wanted}`] = call.jurisdiction;
    return found({ name: wanted });
  }
  if (!name) return found({ buckets: account.buckets.map((bucket) => ({ name: bucket })) });
  const isHere = (account.places[`bucket ${name}`] ?? "") === call.jurisdiction;
  return account.buckets.includes(name) && isHere
    ? found({ name })
    : refused(404, 10_006, "The specified bucket does not exist.");
}

function answerQueues(account: Account, [id, action]: string[], call: Call): Answer {
  const shown = ({ id: queueId, name, consumer }: Account["queues"][number]) => ({
    queue_id: queueId,
    queue_name: name,
    producers: [],
    producers_total_count: 0,
    consumers: consumer
      ? [
          {
            consumer_id: queueId,
            type: "worker",
            script: consumer,
            service: consumer,
            environment: "production",
          },
        ]
      : [],
    consumers_total_count: consumer ? 1 : 0,
  });
  if (!id && call.method === "GET") {
    const names = call.query.getAll("name");
    return found(account.queues.filter(({ name }) => names.length === 0 || names.includes(name)).map(shown));
  }
  if (!id) {
    const { queue_name: name, jurisdiction } = jsonOf<{ queue_name: string; jurisdiction?: string }>(call);
    if (account.queues.some((queue) => queue.name === name))
      return refused(409, 11_009, "Queue name is already taken.");
    const queue = { id: randomUUID().replaceAll("-", ""), name, consumer: null };
    account.queues.push(queue);
    if (jurisdiction) account.places[`queue ${name}`] = jurisdiction;
    return found(shown(queue));
  }
  const queue = account.queues.find((one) => one.id === id);
  if (!queue) return refused(404, 11_000, "The queue does not exist.");
  if (action === "consumers" && call.method !== "GET") {
    const body = jsonOf<{ script_name?: string }>(call);
    queue.consumer = body.script_name ?? null;
    return found({ ...body, consumer_id: queue.id });
  }
  return action === "consumers" ? found(shown(queue).consumers) : found(shown(queue));
}
