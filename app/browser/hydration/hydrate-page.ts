import { type PageState, pageStateType } from "#app/page-state.ts";
import { hydratedEvent } from "./hydration-events.ts";
import { writeRouterGlobals } from "./write-router-globals.ts";

/** How long the code may take to arrive, in milliseconds. */
const patience = 120_000;

/**
 * Fetches what the document was sent without, and lets React take the page over; resolves once it has. `"outdated"` where
 * the site was deployed again meanwhile: the new code does not fit this document. Throws where something does not arrive.
 */
export async function hydratePage(): Promise<"hydrated" | "outdated"> {
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
  if (page.version !== document.documentElement.dataset.version) return "outdated";
  for (const href of [page.entry, ...page.imports]) preload(href);
  const routes = Object.entries(page.modules).map(async ([id, addresses]) => {
    const parts = await Promise.all(addresses.map(load));
    return [id, Object.assign({}, ...parts) as object] as const;
  });
  // The manifest writes itself to `window`.
  const [modules] = await Promise.all([Promise.all(routes), load(page.manifest)]);
  writeRouterGlobals(page, Object.fromEntries(modules));
  const done = new Promise<void>((tell) =>
    window.addEventListener(hydratedEvent, () => tell(), { once: true }),
  );
  await load(page.entry);
  await done;
  return "hydrated";
}

const load = (address: string) => import(/* @vite-ignore */ address) as Promise<object>;

function preload(href: string): void {
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
