import { type Account, workerOf } from "./account.ts";
import { type Answer, type Call, found, jsonOf, refused } from "./answer.ts";

const missing = refused(404, 10_007, "This Worker does not exist on your account.");

/** Workers, by the path below `/accounts/ID/workers`; undefined for calls that this stand-in does not know. */
export async function answerWorkers(account: Account, path: string, call: Call): Promise<Answer | undefined> {
  const [, kind, name = "", action] = path.split("/");
  if (kind === "subdomain")
    return account.subdomain
      ? found({ subdomain: account.subdomain })
      : refused(404, 10_007, "You do not have a workers.dev subdomain.");
  if (kind === "domains") return found(usesOf(account, call.query.get("hostname")));
  if (kind === "assets") return found({ jwt: "done" });
  const worker = account.workers[name];
  if (kind === "services")
    return worker
      ? found({
          id: name,
          default_environment: { environment: "production", script: { last_deployed_from: "wrangler" } },
        })
      : refused(404, 10_090, "workers.api.error.service_not_found");
  if (kind === "workers")
    return worker
      ? found({ id: name, name, subdomain: { enabled: true, previews_enabled: false } })
      : missing;
  if (kind !== "scripts") return undefined;
  if (action === "assets-upload-session") return found({ jwt: "done", buckets: [] });
  if (action === "deployments" && call.method === "GET")
    return found({ deployments: worker ? [{ versions: [{ version_id: "latest", percentage: 100 }] }] : [] });
  if (!action && call.method === "PUT") return upload(account, name, call);
  if (action === "versions" && call.method === "POST") return upload(account, name, call);
  if (!worker) return missing;
  switch (action) {
    case "secrets":
      return found(Object.keys(worker.secrets).map((secret) => ({ name: secret, type: "secret_text" })));
    case "versions":
      return found({ annotations: { "workers/tag": worker.tag } });
    case "settings":
      return found({ bindings: worker.bindings, tags: [], tail_consumers: [] });
    case "schedules":
      if (call.method === "PUT") worker.crons = jsonOf<{ cron: string }[]>(call).map(({ cron }) => cron);
      return found({ schedules: worker.crons.map((cron) => ({ cron })) });
    case "domains":
      if (call.query.size > 0 || call.path.endsWith("/changeset"))
        return found({ added: [], removed: [], updated: [], conflicting: [] });
      worker.domains = jsonOf<{ origins: { hostname: string }[] }>(call).origins.map(
        ({ hostname }) => hostname,
      );
      return found([]);
    case "deployments":
    case "subdomain":
    case "script-settings":
      return found({ enabled: true, previews_enabled: false });
    default:
      return undefined;
  }
}

/** The Workers that answer at a custom domain. */
function usesOf(account: Account, hostname: string | null): { hostname: string; service: string }[] {
  return Object.entries(account.workers).flatMap(([service, { domains }]) =>
    domains.filter((domain) => domain === hostname).map((domain) => ({ hostname: domain, service })),
  );
}

interface Metadata {
  annotations?: Record<string, string>;
  bindings: ({ type: string; name: string; text?: string } & Record<string, unknown>)[];
}

async function upload(account: Account, name: string, { body, contentType }: Call): Promise<Answer> {
  const form = await new Response(new Uint8Array(body), {
    headers: { "Content-Type": contentType },
  }).formData();
  const { bindings, annotations } = JSON.parse(await textOf(form.get("metadata"))) as Metadata;
  for (const { type, id } of bindings)
    if (type === "d1" && !account.databases.some((database) => database.id === id))
      return refused(400, 10_021, `The database ${String(id)} that a binding names does not exist.`);
  const worker = workerOf(account, name);
  worker.bindings = bindings.filter(({ type }) => type !== "secret_text" && type !== "inherit");
  worker.vars = {};
  for (const { type, name: binding, text = "" } of bindings) {
    if (type === "plain_text") worker.vars[binding] = text;
    if (type === "secret_text") worker.secrets[binding] = text;
  }
  worker.tag = annotations?.["workers/tag"] ?? "";
  worker.deploys += 1;
  return found({
    id: name,
    resources: { script: { etag: "e", handlers: ["fetch"] }, script_runtime: {} },
    etag: "e",
    pipeline_hash: "",
    mutable_pipeline_id: "",
    deployment_id: "d",
    startup_time_ms: 1,
    entry_point: "index.js",
  });
}

async function textOf(part: FormDataEntryValue | null): Promise<string> {
  if (part === null) throw new Error("A Worker was uploaded without metadata.");
  return typeof part === "string" ? part : part.text();
}
