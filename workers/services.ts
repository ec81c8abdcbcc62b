import { isLoopbackSite, isMisplacedIssuer } from "@toadstool/openid";
import type { Messages } from "@toadstool/language";
import { waitUntil } from "cloudflare:workers";
import { appearance } from "#studio/appearance.ts";
import { categories } from "#studio/categories.ts";
import { experience } from "#studio/experience.ts";
import { letterLook } from "#studio/letter-look.ts";
import { footer, menu } from "#studio/menu.ts";
import { profile } from "#studio/profile.ts";
import { skills } from "#studio/skills.ts";
import { words } from "#studio/words.ts";
import { openDatabase } from "#db/client.server.ts";
import type { Letters } from "#domain/art/card/write.ts";
import { countQueued } from "#domain/allowances/allowances.server.ts";
import { logError } from "#domain/log.ts";
import type { ManualPage, Services, Settings } from "#domain/services.ts";
import type { Env } from "./env.ts";
import { sendInBatches } from "./queues/send-in-batches.ts";
import { imagesBinding, objectStore, r2Store } from "@toadstool/media/bindings";
import { studioPages } from "./studio-pages.ts";
import { worksOfStudio } from "./works-of-studio.ts";
import { sitePaths } from "./site-paths.ts";
import { pageCacheOf } from "./page-cache/page-cache-of.ts";
import { mailTransport, readMailEvents } from "./mail.ts";

/** The services of the last request, which nearly all requests of an isolate share. */
const lastMade = new WeakMap<Env, { origin: string; services: Services }>();

/** Everything that leaves the Worker leaves through here. `origin` is used where SITE_URL is not set. */
export function servicesFor(env: Env, origin: string): Services {
  const last = lastMade.get(env);
  if (last?.origin === origin) return last.services;
  const services = makeServices(env, origin);
  lastMade.set(env, { origin, services });
  return services;
}

export function makeServices(env: Env, origin: string): Services {
  if ((env.APP_SECRET ?? "").length < 32) {
    throw new Error("APP_SECRET is missing or shorter than 32 characters. README.md says how to set it.");
  }
  const db = openDatabase(env.DB);
  const clock = () => new Date();
  const queued = async <Message>(queue: Queue<Message>, messages: Message[], delay?: number) => {
    await sendInBatches(queue, messages, delay);
    await countQueued({ db, clock }, messages.length).catch(logError);
  };
  return {
    db,
    clock,
    wait,
    settings: makeSettings(env, origin),
    secret: env.APP_SECRET,
    mail: mailTransport(env),
    mailEvents: async (transport, headers, body) => readMailEvents(env, transport, { headers, body }),
    letters: {
      send: (chunks, delay) => queued(env.LETTERS, chunks, delay),
    },
    webhookQueue: { send: (messages, delay) => queued(env.WEBHOOKS, messages, delay) },
    later: (work) => waitUntil(work),
    limits: {
      subscribe: (key) => allows(env.LIMIT_SUBSCRIBE, key),
      confirm: (key) => allows(env.LIMIT_CONFIRM, key),
      like: (key) => allows(env.LIMIT_LIKE, key),
      login: (key) => allows(env.LIMIT_LOGIN, key),
      view: (key) => allows(env.LIMIT_VIEW, key),
      card: (key) => allows(env.LIMIT_VIEW, `card ${key}`),
    },
    views: {
      write: ({ path, referrer }) =>
        env.VIEWS?.writeDataPoint({
          indexes: [path.slice(0, indexLength)],
          blobs: [path, referrer],
          doubles: [1],
        }),
    },
    pageCache: pageCacheOf(env),
    store: r2Store(env.MEDIA),
    pictures: imagesBinding(env.IMAGES),
    files: objectStore(env.MEDIA),
    kept: env.BACKUPS ? objectStore(env.BACKUPS) : null,
    studioPages,
    paths: () => sitePaths,
    workFiles: worksOfStudio,
    fetch: (input, init) => fetch(input, init),
  };
}

/** The build writes them: scripts/local/catalogue-files.ts. */
async function readBuilt<Held>({ ASSETS }: Env, name: string): Promise<Held | null> {
  const answer = await ASSETS.fetch(`https://site.example/catalogues/${name}.json`);
  return answer.ok ? answer.json<Held>() : null;
}

/** The files that the Worker serves itself: the site’s own, and uploaded ones. */
export interface Files {
  findOwn(request: Request): Promise<Response>;
  uploaded: Pick<R2Bucket, "get" | "head">;
}

export function makeFiles(env: Env): Files {
  return { findOwn: (request) => env.ASSETS.fetch(request), uploaded: env.MEDIA };
}

export function makeSettings(env: Env, origin: string): Settings {
  const addresses = [env.SITE_URL ?? "", origin].filter(Boolean);
  const isMisplaced = isMisplacedIssuer(env.OIDC_ISSUER ?? "", addresses);
  return {
    studio: { profile, experience, skills, categories, menu, footer, words, appearance, letterLook },
    catalogue: (language) => readBuilt<Messages>(env, language),
    languages: async () => (await readBuilt<string[]>(env, "index")) ?? [],
    letters: async () => (await readBuilt<Letters>(env, "letters")) ?? { widths: {}, outlines: {} },
    manual: async () => (await readBuilt<ManualPage[]>(env, "manual")) ?? [],
    site: {
      origin: (env.SITE_URL || origin).replace(/\/+$/, ""),
      isLoopback: isLoopbackSite(addresses),
    },
    mail: {
      from: { address: env.MAIL_FROM ?? "" },
      postalLine: env.POSTAL_LINE ?? "",
      transport: env.MAIL_TRANSPORT || "smtp",
      undoSeconds: wholeNumber("MAIL_UNDO_SECONDS", env.MAIL_UNDO_SECONDS) ?? 60,
      perDay: wholeNumber("MAIL_PER_DAY", env.MAIL_PER_DAY),
      perSecond: wholeNumber("MAIL_PER_SECOND", env.MAIL_PER_SECOND),
    },
    identity: {
      issuer: env.OIDC_ISSUER ?? "",
      clientId: env.OIDC_CLIENT_ID ?? "",
      clientSecret: env.OIDC_CLIENT_SECRET || null,
      audience: env.OIDC_AUDIENCE || null,
      organization: env.OIDC_ORGANIZATION || null,
      maxAge: wholeNumber("OIDC_MAX_AGE", env.OIDC_MAX_AGE),
      extraScopes: (env.OIDC_SCOPES ?? "").split(/[\s,]+/).filter(Boolean),
      idleSeconds: (wholeNumber("SESSION_IDLE_MINUTES", env.SESSION_IDLE_MINUTES) ?? 480) * 60,
      isMisplaced,
      // A misplaced provider vouches for no one, nor for sessions and tokens that were made before.
      ownerSubjects: (isMisplaced ? "" : (env.OWNER_SUBJECTS ?? ""))
        .split(",")
        .map((subject) => subject.trim())
        .filter(Boolean),
    },
    turnstile: {
      siteKey: env.TURNSTILE_SITE_KEY || null,
      secret: env.TURNSTILE_SECRET || null,
    },
    backup: {
      days: wholeNumber("BACKUP_DAYS", env.BACKUP_DAYS) ?? 7,
      weeks: wholeNumber("BACKUP_WEEKS", env.BACKUP_WEEKS) ?? 4,
      months: wholeNumber("BACKUP_MONTHS", env.BACKUP_MONTHS) ?? 12,
    },
    dns: {
      resolver: env.DNS_RESOLVER || "https://cloudflare-dns.com/dns-query",
      dkimSelectors: (env.DKIM_SELECTOR ?? "").split(/[\s,]+/).filter(Boolean),
    },
    analytics: {
      measurementId: env.ANALYTICS_MEASUREMENT_ID || null,
      apiSecret: env.ANALYTICS_API_SECRET || null,
    },
  };
}

function wholeNumber(name: string, text: string | undefined): number | null {
  if (!text) return null;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, or empty.`);
  return Number(text);
}

/** Ends early where the signal aborts. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return scheduler.wait(milliseconds, { signal }).catch(() => undefined);
}

async function allows(limit: RateLimit, key: string): Promise<boolean> {
  return (await limit.limit({ key })).success;
}

/** Analytics Engine takes an index of 96 bytes; a character has up to three. */
const indexLength = 32;
