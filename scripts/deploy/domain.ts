import { type Api, ApiError, orNull } from "./api.ts";
import { readConfiguration } from "./configuration.ts";
import { Refused } from "./refused.ts";
import { readSettings, type SiteSettings } from "./settings.ts";

/** The zone of this login that a host belongs to. */
export async function findZone(api: Api, host: string): Promise<string | null> {
  const labels = host.split(".");
  const candidates = labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
  const found = candidates.map((name) =>
    api.get<{ name: string }[]>(`/zones?name=${name}`).catch((error: unknown) => {
      // A token for Workers alone may not list domains.
      if (error instanceof ApiError && error.status === 403) return [];
      throw error;
    }),
  );
  return (await Promise.all(found)).flat()[0]?.name ?? null;
}

interface Settling {
  root: string;
  api: Api;
  zoneOf(host: string): Promise<string | null>;
  keep(change: (settings: SiteSettings) => SiteSettings): void;
}

/** Leads the domain of SITE_URL to the Worker, where it is one of this account's and leads nowhere else. */
export async function settleDomain({ root, api, zoneOf, keep }: Settling): Promise<void> {
  const config = readConfiguration(root, readSettings(root));
  const host = URL.parse(String(config.vars.SITE_URL ?? ""))?.hostname ?? "";
  const routes = (config.routes ?? []) as { pattern?: string }[];
  const isLed = routes.some(({ pattern }) => pattern === host || pattern?.startsWith(`${host}/`));
  if (!host || host.endsWith(".workers.dev") || isLed || !(await zoneOf(host))) return;
  const uses = await orNull(api.get<{ service: string }[]>(`/workers/domains?hostname=${host}`));
  const other = uses?.find(({ service }) => service !== config.name);
  if (other)
    throw new Refused(
      `${host} leads to the Worker ${other.service} so far. Take the domain from it in Cloudflare’s dashboard first, or choose another SITE_URL in studio/site.json.`,
    );
  keep((settings) => ({
    ...settings,
    wrangler: { ...settings.wrangler, routes: [...routes, { pattern: host, custom_domain: true }] },
  }));
}
