import { afterAll, vi } from "vitest";

// Browsers and workerd have global events; Node has not.
const events = new EventTarget();
Object.assign(globalThis, {
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
});

// As in workerd, nothing is asked of the network: a test brings its own answers. What it has started itself is on this machine.
const shared = globalThis as { reach?: typeof fetch };
const reach = (shared.reach ??= globalThis.fetch);
globalThis.fetch = async (asked: RequestInfo | URL, init?: RequestInit) => {
  const { hostname } = new URL(asked instanceof Request ? asked.url : asked);
  const isHere = hostname === "127.0.0.1" || hostname === "localhost";
  return isHere ? reach(asked, init) : new Response("This test has no network.", { status: 599 });
};

// Test files share a thread: each leaves the globals, the clock and what it has spied on as they were.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
