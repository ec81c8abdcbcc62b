import type { SiteSettings } from "./settings.ts";

/** The parts of wrangler's configuration that a deploy looks at. */
export interface Configuration {
  name: string;
  account_id?: string;
  vars: Record<string, unknown>;
  d1_databases: { binding: string; database_name: string; database_id?: string }[];
  r2_buckets: { binding: string; bucket_name: string; jurisdiction?: string }[];
  queues: {
    producers: { binding: string; queue: string }[];
    consumers: { queue: string; dead_letter_queue?: string }[];
  };
  routes?: unknown[];
  send_email?: { name: string }[];
}

/** What wrangler.toml calls everything; a site of another name replaces the beginning. */
export const shippedName = "toadstool";

/** An owner's settings laid over wrangler.toml, which stays as it is so that new versions merge. */
export function layOver<Given extends Configuration>(config: Given, settings: SiteSettings): Given {
  const { name, names, account_id, database_id, jurisdiction, vars, wrangler } = settings;
  const named = renamed(config, name, names);
  return merged(
    {
      ...named,
      ...(account_id && { account_id }),
      vars: { ...named.vars, ...vars },
      // A deploy with this binding fails in accounts whose domains are not set up for sending.
      ...(vars.MAIL_TRANSPORT === "cloudflare" && { send_email: [{ name: "EMAIL" }] }),
      r2_buckets: named.r2_buckets.map((bucket) => ({ ...bucket, ...(jurisdiction && { jurisdiction }) })),
      d1_databases: named.d1_databases.map((database) => ({
        ...database,
        ...(database_id && { database_id }),
      })),
    },
    wrangler,
  ) as Given;
}

/** Each name that wrangler.toml gives to a part, in order. */
export function namesIn({ d1_databases, r2_buckets, queues }: Configuration): string[] {
  return [
    ...d1_databases.map(({ database_name: name }) => name),
    ...r2_buckets.map(({ bucket_name: name }) => name),
    ...queues.producers.map(({ queue }) => queue),
    ...queues.consumers.flatMap(({ queue, dead_letter_queue: dead }) => (dead ? [queue, dead] : [queue])),
  ];
}

/** Names that an owner has changed in wrangler.toml herself, or Cloudflare's button for her, stay. */
function renamed<Given>(config: Given, site: string | undefined, names: Record<string, string>): Given {
  return JSON.parse(JSON.stringify(config), (key, value: unknown) => {
    if (typeof value !== "string" || !nameKeys.has(key)) return value;
    if (names[value] && key !== "name") return names[value];
    if (!site) return value;
    return key === "dataset"
      ? value.replace(/^toadstool(?=_)/, site.replaceAll("-", "_"))
      : value.replace(/^toadstool(?=-|$)/, site);
  }) as Given;
}

const nameKeys = new Set(["name", "database_name", "bucket_name", "queue", "dead_letter_queue", "dataset"]);

/** JSON Merge Patch, RFC 7396. */
function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
