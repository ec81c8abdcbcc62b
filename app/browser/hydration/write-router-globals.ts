import type { PageState } from "#app/page-state.ts";

declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterRouteModules?: Record<string, object>;
  }
}

/**
 * Writes what React Router's `<Scripts>` would have written into the document, for `<HydratedRouter>` to find. The two names are
 * private to React Router, and nothing else writes them: decision 0068 says what its public way would cost each reading page.
 */
export function writeRouterGlobals({ context, stream }: PageState, modules: Record<string, object>): void {
  window.__reactRouterContext = { ...context, stream: new Blob([stream]).stream() };
  window.__reactRouterRouteModules = modules;
}
