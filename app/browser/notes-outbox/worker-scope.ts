interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { data: unknown };
  sync: Lasting & { tag: string };
  fetch: Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
}

/** What a service worker finds around it, as far as it is used here: the compiler knows only pages and Cloudflare’s workers. */
export interface WorkerScope {
  addEventListener<Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  location: Location;
}
