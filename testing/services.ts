import type { KeptTokens } from "@toadstool/openid";
import { env } from "cloudflare:workers";
import { sectionsOf } from "#app/site-addresses.ts";
import { openDatabase } from "#db/client.server.ts";
import { type Owner, provenOwnerOf } from "#domain/identity/owner.ts";
import type { SeenFrom } from "#domain/identity/seen-from.ts";
import type { PageView } from "#domain/analytics/read-page-view.ts";
import type { LetterChunk, Mail, MailResult, Services, StudioPage } from "#domain/services.ts";
import { fileWorks, type WorkLists } from "#domain/works/file-works.ts";
import { imagesBinding, objectStore, r2Store } from "@toadstool/media/bindings";
import { makeSettings, wait } from "#workers/services.ts";
import type { Env } from "#workers/env.ts";
import { drawnOnce } from "./drawn-once.ts";

export const testOrigin = "https://toadstool.test";
const testEnv = env as unknown as Env;
/** One for all, as in a deployed isolate: reading the schema takes longer than most queries. */
const db = openDatabase(env.DB);
/** The same pictures come in many tests. */
const pictures = drawnOnce(imagesBinding(testEnv.IMAGES));

/** Real database and settings; fakes for what lies outside the platform: clock, mail, network. */
export function testServices(changes: Partial<Services> = {}) {
  const world = {
    now: new Date("2026-06-01T12:00:00Z"),
    mails: [] as Mail[],
    chunks: [] as LetterChunk[],
    /** The ids of messages to webhooks that were put on the queue, each with its delay in seconds. */
    hooked: [] as { id: string; delay: number }[],
    views: [] as PageView[],
    studioPages: [] as StudioPage[],
    paths: new Set(["/", "/art", "/blog", "/letters", "/portfolio", "/portfolio/moon-lamp", "/art/ink"]),
    files: { projects: [], artworks: [], zines: [] } as WorkLists,
    /** When the page cache was purged. */
    purges: [] as Date[],
    /** Replace it to make a purge fail, with the reason. */
    acceptPurge: (): string | null => null,
    /** What goes on after the answer; await it to see what comes of it. */
    background: [] as Promise<unknown>[],
    /** Replace it to make the transport misbehave. */
    acceptMail: (_mail: Mail): MailResult => ({ result: "accepted", messageId: null }),
  };
  const services: Services = {
    db,
    clock: () => world.now,
    wait,
    settings: makeSettings(testEnv, testOrigin),
    secret: testEnv.APP_SECRET,
    mail: {
      name: "fake",
      takesLetters: true,
      remembers: 0,
      async send(mails) {
        world.mails.push(...mails);
        return mails.map((mail) => world.acceptMail(mail));
      },
    },
    mailEvents: async () => null,
    letters: {
      async send(chunks) {
        world.chunks.push(...chunks);
      },
    },
    webhookQueue: {
      async send(ids, delay = 0) {
        world.hooked.push(...ids.map((id) => ({ id, delay })));
      },
    },
    later: (work) => world.background.push(work),
    limits: {
      subscribe: async () => true,
      confirm: async () => true,
      like: async () => true,
      login: async () => true,
      view: async () => true,
      card: async () => true,
    },
    views: { write: (view) => world.views.push(view) },
    pageCache: {
      isLimited: true,
      async purge() {
        world.purges.push(world.now);
        return world.acceptPurge();
      },
    },
    store: r2Store(testEnv.MEDIA),
    pictures,
    files: objectStore(testEnv.MEDIA),
    kept: testEnv.BACKUPS ? objectStore(testEnv.BACKUPS) : null,
    studioPages: () => world.studioPages,
    paths: () => ({ counted: world.paths, sections: sectionsOf(world.paths) }),
    workFiles: () => fileWorks(world.files),
    fetch: () => Promise.reject(new Error("This test has no network.")),
    ...changes,
  };
  return { services, world };
}

/** What a session keeps where the provider gave no tokens. */
export const noTokens: KeptTokens = { refreshToken: null, idToken: null, scope: "", tokensExpireAt: null };

export const fromPondwick: SeenFrom = { device: "Firefox on Windows", place: "Pondwick, GB" };

/** The owner that the test settings allow. */
export function testOwner(services: Pick<Services, "settings">): Owner {
  const identity = services.settings.identity;
  const owner = provenOwnerOf(identity, { issuer: identity.issuer, subject: "owner", name: "Toadstool" });
  if (!owner) throw new Error("The test settings allow no owner.");
  return owner;
}
