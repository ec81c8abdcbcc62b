import { env } from "cloudflare:workers";
import { isNotNull, sql } from "drizzle-orm";
import { duePurges, purgeBudget } from "#db/schema.ts";
import { readCookie } from "#domain/cookies/cookies.ts";
import { findSession, sessionCookie } from "#domain/identity/sessions/sessions.server.ts";
import { findPurgeTrouble } from "#domain/purging/purging.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import type { Services } from "#domain/services.ts";
import type { Env } from "#workers/env.ts";
import { createGateway } from "#workers/page-cache/gateway.ts";
import { createIsolateCache } from "#workers/page-cache/isolate/isolate-cache.ts";
import { cacheableAnswer } from "#workers/page-cache/cacheable-answer.ts";
import { openChange } from "#workers/page-cache/owners-change.ts";
import { testOrigin, testOwner, testServices } from "../services.ts";
import type { Fault } from "./faults.ts";
import { answerAsSite } from "./pages.ts";

type Command = (services: Services) => Promise<unknown>;

/** A page that is made and not yet handed to the cache. */
interface Gate {
  reached: () => void;
  opened: Promise<void>;
}

/** What the platform allows: five purges a minute, 25 at once. */
const purges = { each: 12_000, most: 25 };

/** The real gateway, cache, guard’s record and commands around stand-ins for the pages; time passes only where a step lets it. */
export function createWorld({ fault, isGuarded }: { fault: Fault | null; isGuarded: boolean }) {
  const state = {
    purgesFail: 0,
    calls: 0,
    accepted: 0,
    wasAccepted: true,
    /** More was purged than the platform allows. */
    isOverdrawn: false,
    /** The Worker of the next change dies once that is written. */
    dies: false,
    command: null as Command | null,
    gate: null as Gate | null,
  };
  let spentUntil = 0;
  const timers: { at: number; ring: () => void; work?: Promise<unknown> }[] = [];
  let waitsAgain = () => {};
  const background: Promise<unknown>[] = [];
  const { services, world } = testServices();
  const cache = createIsolateCache({ now: () => world.now.getTime(), isGuarded });
  const isSpent = () => spentUntil > world.now.getTime() + (purges.most - 1) * purges.each;
  services.pageCache = {
    isLimited: fault !== "no budget",
    async purge() {
      if (isSpent()) state.isOverdrawn = true;
      spentUntil = Math.max(spentUntil, world.now.getTime()) + purges.each;
      state.calls++;
      state.wasAccepted = state.purgesFail === 0;
      if (state.purgesFail > 0) {
        state.purgesFail--;
        return fault === "failure ignored" ? null : "Too many requests.";
      }
      state.accepted++;
      return cache.purge();
    },
  };
  services.wait = (milliseconds) =>
    new Promise((ring) => {
      timers.push({ at: world.now.getTime() + milliseconds, ring });
      waitsAgain();
    });
  services.later = (work) => {
    const timer = timers.at(-1);
    if (timer && !timer.work) timer.work = work;
    else background.push(work);
  };

  async function ask(request: Request): Promise<Response> {
    if (request.method !== "POST") return answerAsSite(services, request);
    const change = openChange(services, request);
    const id = readCookie(request.headers.get("Cookie"), sessionCookie);
    const isOwners =
      fault === "unproven" || (await findSession({ ...services, clock: () => new Date() }, id));
    const isLate = fault === "recorded late";
    if (isOwners && !isLate) await change.begin(fault === "wrong exception" ? "unseen" : undefined);
    const { command, dies } = state;
    state.command = null;
    state.dies = false;
    const done = await command?.(services);
    if (dies) return Response.json({ done });
    if (isOwners && isLate) await change.begin();
    await change.end();
    if (fault === "forgotten early") await services.db.delete(duePurges);
    if (fault === "no second purge") await services.db.delete(duePurges).where(isNotNull(duePurges.purgedAt));
    if (fault === "like unrecorded") await services.db.delete(duePurges).where(sql`can_wait`);
    return Response.json({ done });
  }

  const context = {
    waitUntil: (work: Promise<unknown>) => background.push(work),
  } as unknown as ExecutionContext;
  let asked: Request | null = null;
  const gateway = createGateway({
    ask,
    async render({ request }) {
      const { gate } = state;
      state.gate = null;
      const stripped = request();
      const names = [...stripped.headers.keys()].filter((name) => name !== "accept");
      if (names.length > 0) throw new Error(`The cached pages were sent ${names.join(", ")}.`);
      const isLeaking =
        asked !== null && (fault === "owner stored" || fault === "notice stored" || fault === "host ignored");
      const answer = await cacheableAnswer(
        new URL(stripped.url),
        await answerAsSite(services, isLeaking && asked ? asked : stripped),
      );
      if (gate) {
        gate.reached();
        await gate.opened;
      }
      return answer;
    },
    cacheOf: () => cache,
    afterAnswer: () => undefined,
  });

  async function fetch(request: Request): Promise<Response> {
    asked = request;
    const answer = await gateway(
      request.method === "POST" ? request : withFault(request, fault),
      env as unknown as Env,
      context,
    );
    await Promise.all(background.splice(0));
    return answer;
  }

  /** Time passes; what waited for it goes on, until it ends or waits again. */
  async function advance(milliseconds: number): Promise<void> {
    world.now = new Date(world.now.getTime() + milliseconds);
    for (const timer of timers.filter(({ at }) => at <= world.now.getTime())) {
      timers.splice(timers.indexOf(timer), 1);
      const again = new Promise<void>((resolve) => (waitsAgain = resolve));
      timer.ring();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as time does
      await Promise.race([timer.work, again]);
      const next = timers.at(-1);
      if (next && !next.work) next.work = timer.work;
    }
  }

  return {
    services,
    state,
    fetch,
    advance,
    owner: testOwner(services),
    isSpent,
    /** Nothing is purged, recorded or spent. */
    async reset() {
      await services.db.delete(duePurges);
      await services.db.delete(purgeBudget);
    },
    recorded: () => services.db.$count(duePurges),
    findBySlug: (slug: string) => findPost(services, slug),
    /** What a command on the owner’s machine does, or a migration, that has changed rows past the Worker. */
    async recordPastTheWorker() {
      if (fault === "past the Worker") return;
      await services.db.run(sql`insert into due_purges (begun_at) values (${world.now.getTime()})`);
    },
    /** The next page that is made waits before it is handed to the cache. */
    holdNextPage() {
      let open = () => {};
      let reach = () => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      const reached = new Promise<void>((resolve) => (reach = resolve));
      state.gate = { reached: reach, opened };
      return {
        reached,
        open() {
          state.gate = null;
          open();
        },
      };
    },
    trouble: () => findPurgeTrouble(services, testOwner(services)),
    /** Runs a command as a request does, and answers what the command did. */
    async post(command: Command, headers: Record<string, string>): Promise<unknown> {
      state.command = command;
      const answer = await fetch(new Request(`${testOrigin}/act`, { method: "POST", headers }));
      return ((await answer.json()) as { done: unknown }).done;
    },
  };
}

export type World = ReturnType<typeof createWorld>;

/** The same request as a gateway with that fault would read it. */
function withFault(request: Request, fault: Fault | null): Request {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  if (fault === "search") url.searchParams.delete("q");
  if (fault === "host ignored") url.host = new URL(testOrigin).host;
  if (fault === "accept ignored") headers.set("Accept", "*/*");
  const cookies = headers.get("Cookie") ?? "";
  const isIgnored =
    ((fault === "owner stored" || fault === "session ignored") && cookies.includes("session=")) ||
    (fault === "notice stored" && cookies.includes("notice=")) ||
    (fault === "visitor ignored" && cookies.includes("visitor="));
  if (isIgnored) headers.delete("Cookie");
  return new Request(url, { method: request.method, headers });
}
