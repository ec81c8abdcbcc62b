import { env } from "cloudflare:workers";
import { findPurgeTrouble, purgeOutdated } from "#domain/page-cache/purging.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import type { Services } from "#domain/services.ts";
import type { Env } from "#workers/env.ts";
import { createGateway } from "#workers/page-cache/gateway.ts";
import { createIsolateCache } from "#workers/page-cache/isolate/isolate-cache.ts";
import { cacheableAnswer } from "#workers/page-cache/cacheable-answer.ts";
import { testOrigin, testOwner, testServices } from "../services.ts";
import type { Fault } from "./faults.ts";
import { answerAsSite } from "./pages.ts";

type Command = (services: Services) => Promise<unknown>;

/** A page that is made and not yet handed to the cache. */
interface Gate {
  reached: () => void;
  opened: Promise<void>;
}

/** The real gateway, cache, outbox and commands around stand-ins for the pages; time passes only where a step lets it. */
export function createWorld({ fault, isGuarded }: { fault: Fault | null; isGuarded: boolean }) {
  const state = {
    purgesFail: 0,
    calls: 0,
    accepted: 0,
    wasAccepted: true,
    command: null as Command | null,
    gate: null as Gate | null,
  };
  const calledAt: number[] = [];
  const timers: { at: number; ring: () => void; work?: Promise<unknown> }[] = [];
  const { services, world } = testServices();
  const cache = createIsolateCache({ now: () => world.now.getTime(), isGuarded });
  services.pageCache = {
    isLimited: true,
    async purge(tags) {
      state.calls++;
      calledAt.push(world.now.getTime());
      state.wasAccepted = state.purgesFail === 0;
      if (state.purgesFail > 0) {
        state.purgesFail--;
        return fault === "failure ignored" ? null : "Too many requests.";
      }
      state.accepted++;
      return cache.purge(tags);
    },
  };
  services.wait = (milliseconds) =>
    new Promise((ring) => timers.push({ at: world.now.getTime() + milliseconds, ring }));
  services.later = (work) => {
    const timer = timers.at(-1);
    if (timer) timer.work = work;
  };

  async function ask(request: Request): Promise<Response> {
    if (request.method !== "POST") return answerAsSite(services, request);
    const { command } = state;
    state.command = null;
    return Response.json({ done: await command?.(services) });
  }

  const background: Promise<unknown>[] = [];
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
      const url = new URL(stripped.url);
      const names = [...stripped.headers.keys()].filter((name) => name !== "accept");
      if (names.length > 0) throw new Error(`The cached pages were sent ${names.join(", ")}.`);
      const isLeaking =
        asked !== null && (fault === "owner stored" || fault === "notice stored" || fault === "host ignored");
      const made = await cacheableAnswer(
        url,
        await answerAsSite(services, isLeaking && asked ? asked : stripped),
      );
      const isUntagged =
        fault === "missing untagged"
          ? made.status === 404
          : fault === "list untagged" && url.pathname === "/blog";
      const answer = isUntagged ? withoutTags(made) : made;
      if (gate) {
        gate.reached();
        await gate.opened;
      }
      return answer;
    },
    cacheOf: () => cache,
    afterAnswer: () => undefined,
    afterChange: async () => purgeOutdated(services),
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

  /** Time passes; what waited for it goes on. */
  async function advance(milliseconds: number): Promise<void> {
    world.now = new Date(world.now.getTime() + milliseconds);
    const due = timers.filter(({ at }) => at <= world.now.getTime());
    for (const timer of due) {
      timers.splice(timers.indexOf(timer), 1);
      timer.ring();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as time does
      await timer.work;
    }
  }

  return {
    services,
    state,
    fetch,
    advance,
    owner: testOwner(services),
    /** Calls within the time for which the platform counts them. */
    callsLately: () => calledAt.filter((at) => at > world.now.getTime() - 300_000).length,
    findBySlug: (slug: string) => findPost(services, slug),
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

function withoutTags(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete("Cache-Tag");
  return new Response(answer.body, { status: answer.status, headers });
}

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
    (fault === "notice stored" && cookies.includes("just-done=")) ||
    (fault === "visitor ignored" && cookies.includes("visitor="));
  if (isIgnored) headers.delete("Cookie");
  return new Request(url, { method: request.method, headers });
}
