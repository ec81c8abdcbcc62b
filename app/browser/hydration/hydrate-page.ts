import { type PageState, pageStateType } from "#app/page-state.ts";

declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterRouteModules?: Record<string, object>;
  }
}

/** How long the code may take to arrive, in milliseconds. */
const patience = 120_000;

/**
 * Fetches what the document was sent without, and lets React take the page over; resolves once it has. `"outdated"` where
 * the site was deployed again meanwhile: the new code does not fit this document. Throws where something does not arrive.
 */
export async function hydratePage(version: string): Promise<"hydrated" | "outdated"> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(location.href, {
    // An address may have other forms than its page.
    headers: { Accept: `${pageStateType}, text/html` },
    cache: "no-store",
    // As a stranger, whom the document was made for. Whether the owner is here, the page finds out afterwards.
    credentials: "omit",
    signal,
  });
  const page = (await answer.json()) as PageState;
  if (page.version !== version) return "outdated";
  for (const href of [page.entry, ...page.imports]) preload(href);
  const routes = Object.entries(page.modules).map(async ([id, addresses]) => {
    const parts = await Promise.all(addresses.map(load));
    return [id, Object.assign({}, ...parts) as object] as const;
  });
  // It writes the manifest to `window`.
  const [modules] = await Promise.all([Promise.all(routes), load(page.manifest)]);
  window.__reactRouterContext = { ...page.context, stream: new Blob([page.stream]).stream() };
  window.__reactRouterRouteModules = Object.fromEntries(modules);
  const done = new Promise<void>((tell) =>
    window.addEventListener(hydratedEvent, () => tell(), { once: true }),
  );
  await load(page.entry);
  await done;
  return "hydrated";
}

/** Dispatched on `window` by `useReportHydration`. */
export const hydratedEvent = "pagehydrated";

const load = (address: string) => import(/* @vite-ignore */ address) as Promise<object>;

function preload(href: string): void {
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
