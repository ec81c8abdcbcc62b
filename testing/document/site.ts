import { fetchOf } from "@toadstool/mail/stand-ins/resend-fetch";
import { resendProvider } from "@toadstool/mail/stand-ins/resend";
import { env } from "cloudflare:workers";
import { onTestFinished, vi } from "vitest";
import { recordedChanges } from "#testing/page-cache/recorded-changes.ts";
import { testProvider } from "#testing/identity-provider.ts";
import { testOrigin } from "#testing/services.ts";
import "#testing/built-pages.ts";
import * as sources from "#workers/app.ts";
import type { Env } from "#workers/env.ts";
import { interval, tidying } from "#workers/scheduled.ts";
import { servicesFor } from "#workers/services.ts";
import { openBrowser, type Sent } from "./browser.ts";
import { personWith } from "./person.ts";
import { openQueues } from "./queues.ts";

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Statements of the database, and calls of other bindings and of the network. */
interface Spent {
  statements: number;
  calls: number;
}

type Answer = (request: Request) => Response | Promise<Response>;

/**
 * The whole Worker as it is served, on the bindings of this runtime, with stand-ins for what lies outside the platform:
 * an identity provider that does what each test wants, a mail provider that keeps what it takes, and whatever else
 * `network` answers by origin. Time passes by a millisecond a request, and by `pass`.
 */
export async function openSite(
  variables: Partial<Env> = {},
  issuer?: string,
  address = testOrigin,
  { default: worker, CachedPages }: typeof sources = sources,
) {
  const provider = await testProvider({}, issuer);
  const post = resendProvider({ keepTexts: true });
  const network: Record<string, Answer> = {
    [new URL(provider.issuer).origin]: provider.services.fetch as Answer,
    "https://api.resend.com": fetchOf(post) as Answer,
  };
  const outside: typeof fetch = async (input, init) => {
    const request = new Request(input, init) as Request;
    spend();
    const answer = network[new URL(request.url).origin];
    if (!answer) throw new TypeError(`This test has no ${new URL(request.url).origin}.`);
    return answer(request);
  };
  vi.stubGlobal("fetch", outside);
  const background: Promise<unknown>[] = [];
  const queues = openQueues();
  const given: Response[] = [];
  const invocations: Spent[] = [];
  const bindings = {
    ...env,
    ...queues.bindings,
    OIDC_ISSUER: provider.issuer,
    MAIL_TRANSPORT: "resend",
    RESEND_API_KEY: "re_local",
    ...variables,
  } as unknown as Env;
  const context = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException: () => undefined,
    exports: {
      CachedPages: ({ props }: { props: unknown }) =>
        new CachedPages({ ...context, props } as never, isolateAt(new URL(address).origin)),
    },
  } as unknown as ExecutionContext;
  setTime(new Date());
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function setTime(now: Date): void {
    vi.useFakeTimers({ toFake: ["Date"], now });
    provider.world.now = now;
  }

  /** The bindings of a new isolate, which says what goes on after its answer. */
  function isolateAt(origin: string): Env {
    const spent = { statements: 0, calls: 0 };
    invocations.push(spent);
    const own = { ...bindings, DB: recordedChanges(bindings.DB, spent) };
    for (const name of ["MEDIA", "BACKUPS", "LETTERS", "WEBHOOKS", "ASSETS"] as const)
      Object.assign(own, { [name]: own[name] && counted(own[name], () => void spent.calls++) });
    try {
      const services = servicesFor(own, origin);
      services.later = (work) => void background.push(work);
      // No test has to wait for the limit of a cache that it does not have.
      services.pageCache = { ...services.pageCache, isLimited: false };
    } catch {
      // A site whose settings are wrong says so itself.
    }
    return own;
  }

  function spend(): void {
    const last = invocations.at(-1);
    if (last) last.calls++;
  }

  async function send(path: string, { headers, ...init }: Sent = {}): Promise<Response> {
    // One thing after the other, also where a moment decides.
    setTime(new Date(Date.now() + 1));
    const request = new Request(new URL(path, address), { redirect: "manual", headers, ...init });
    const answer = await worker.fetch(request, isolateAt(new URL(address).origin), context);
    given.push(answer.clone() as Response);
    await settle();
    return answer;
  }

  /** Waits for what goes on after an answer, and for what the queues bring now. */
  async function settle(): Promise<void> {
    // oxlint-disable no-await-in-loop -- each may begin more
    do {
      while (background.length > 0) await Promise.all(background.splice(0));
    } while (await queues.deliver((batch) => worker.queue(batch, isolateAt(""))));
    // oxlint-enable no-await-in-loop
  }

  /** One run of the cron trigger, as if it were so many runs later. */
  async function run(later = 0): Promise<void> {
    const scheduledTime = Date.now() + later * interval;
    await worker.scheduled(
      { scheduledTime, cron: "* * * * *", noRetry: () => undefined },
      isolateAt(""),
      context,
    );
    await settle();
  }

  const browser = (device?: string) => openBrowser(provider, send, address, device);
  return {
    ...provider,
    network,
    /** Every answer that left the site. */
    given,
    /** What each invocation of the Worker asked of the outside. */
    invocations,
    variables: bindings,
    send,
    browser,
    /** Someone who reads the site without scripts, in a browser that names itself `device`. */
    reader: (device?: string) => personWith(browser(device)),
    /** The same, logged in as the owner. */
    async owner(device?: string) {
      const person = personWith(browser(device));
      await person.logIn();
      if (!(await person.isLoggedIn())) throw new Error("The owner's own login came to nothing.");
      return person;
    },
    /** The mails that left, to this address alone where one is given. */
    mails: (to?: string) => post.accepted().filter((mail) => to === undefined || mail.to === to),
    /** Lets so many seconds pass, and what is due then happen. */
    async pass(seconds: number): Promise<void> {
      setTime(new Date(Date.now() + seconds * 1000));
      await settle();
    },
    run,
    /** Runs the cron trigger as often as it takes to do all that is due. */
    async cron(): Promise<void> {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const part of tidying.keys()) await run(part);
    },
  };
}

/** A binding that reports each call. */
function counted<Binding extends object>(binding: Binding, note: () => void): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...given: unknown[]): unknown => {
        note();
        return Reflect.apply(method, target, given);
      };
    },
  });
}

/** A site whose owner is logged in, in a browser of their own. */
export async function openSiteWithOwner(variables: Partial<Env> = {}) {
  const site = await openSite(variables);
  return { site, owner: await site.owner() };
}

/** What a visitor gets at this address; the world of the test around it stays as it is. */
export async function open(path: string, headers: Record<string, string> = {}) {
  const { fetch } = globalThis;
  const answer = await (await openSite()).send(path, { headers });
  vi.stubGlobal("fetch", fetch);
  vi.useRealTimers();
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
