import { wordsPath } from "#domain/words/known-words.ts";
import { documentVersion } from "./words.ts";

const script = "/art/zine/offline.js";
/** For a slow line, in milliseconds. */
const patience = 120_000;

/**
 * Asks this site's service worker to keep a zine with its files, and returns whether it can be read offline from now on.
 * Nothing is kept where the visitor saves data, or where the browser has no service workers.
 */
export async function keepOffline(address: string, files: string[]): Promise<boolean> {
  if (!("serviceWorker" in navigator) || navigator.connection?.saveData) return false;
  try {
    const registration = await navigator.serviceWorker.register(script, { updateViaCache: "none" });
    const worker = registration.active ?? (await activated(registration));
    return await asked(worker, {
      address,
      files: [...files, ...loadedAssets(), wordsPath(documentVersion())],
    });
  } catch {
    // Private windows and full disks refuse; reading goes on without.
    return false;
  }
}

/** `navigator.serviceWorker.ready` would wait for ever on a page that the router led to from elsewhere. */
function activated({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  return new Promise((done, fail) => {
    const worker = installing ?? waiting;
    if (!worker) return fail(new Error("No worker was installed."));
    const look = () => {
      if (worker.state === "activated") done(worker);
      if (worker.state === "redundant") fail(new Error("The worker was not installed."));
    };
    worker.addEventListener("statechange", look);
    return look();
  });
}

function asked(worker: ServiceWorker, keep: { address: string; files: string[] }): Promise<boolean> {
  const { port1: here, port2: there } = new MessageChannel();
  return new Promise((done) => {
    const close = (isKept: boolean) => {
      here.close();
      done(isKept);
    };
    here.addEventListener("message", ({ data }) => close(data === true));
    here.start();
    setTimeout(close, patience, false);
    worker.postMessage({ keep }, [there]);
  });
}

/** Fonts and pictures of the stylesheet, which the document does not name. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => /^\/assets\/[\w.-]+\.(woff2|png|svg|webp)$/.test(path));
}

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}
