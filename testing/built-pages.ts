import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createElement, type ComponentType } from "react";
import { useActionData, useLoaderData, useMatches, useParams, useRouteError } from "react-router";
import * as entryModule from "#app/entry.server.tsx";
import * as rootModule from "#app/root.tsx";
import routeConfig from "#app/routes.ts";

/**
 * Replaces the build of app/routes.ts, without a build: vitest.config.ts resolves the build to this file, so that tests can
 * walk through the whole Worker, every page of it.
 */
const files = import.meta.glob<Module>([
  "../app/{routes,toys}/**/*-{page,layout,action}.{ts,tsx}",
  "./studio/pages/*-{page,action}.{ts,tsx}",
]);

interface Module extends Record<string, unknown> {
  default?: ComponentType<ReturnType<typeof useProps> & { matches: unknown }>;
  ErrorBoundary?: ComponentType<ReturnType<typeof useProps> & { error: unknown }>;
}

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: Module;
}

/** No browser ever requests it. */
const script = "/built.js";

const built: BuiltRoute[] = [
  { id: "root", path: "", module: withProps(rootModule as unknown as Module) },
  ...(await buildAll(await routeConfig, "root")),
];

export const entry = { module: entryModule };
export const routes = byId((route) => route);
export const assets = {
  entry: { imports: [], module: script },
  routes: byId(inManifest),
  url: script,
  version: "tests",
};
export const publicPath = "/";
export const assetsBuildDirectory = "";
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" };

async function buildAll(entries: RouteConfigEntry[], parentId: string): Promise<BuiltRoute[]> {
  const routes = await Promise.all(
    entries.map(async ({ id: ownId, path, index, file, children = [] }) => {
      const load =
        files[file.startsWith("../testing/") ? file.replace("../testing/", "./") : `../app/${file}`];
      if (!load) throw new Error(`There is no ${file}.`);
      const id = ownId ?? file;
      const route = { id, parentId, path, index, module: withProps(await load()) };
      return [route, ...(await buildAll(children, id))];
    }),
  );
  return routes.flat();
}

function withProps(module: Module): Module {
  const { default: screen, ErrorBoundary: boundary } = module;
  return {
    ...module,
    ...(screen && { default: () => createElement(screen, { ...useProps(), matches: useMatches() }) }),
    ...(boundary && {
      ErrorBoundary: () => createElement(boundary, { ...useProps(), error: useRouteError() }),
    }),
  };
}

/** What the build gives a screen from the router. */
function useProps() {
  return { params: useParams(), loaderData: useLoaderData(), actionData: useActionData() };
}

function byId(described: (route: BuiltRoute) => object) {
  return Object.fromEntries(built.map((route) => [route.id, described(route)]));
}

function inManifest({ module, ...route }: BuiltRoute) {
  const has = { hasAction: "action" in module, hasLoader: "loader" in module };
  return { ...route, ...has, hasErrorBoundary: "ErrorBoundary" in module, module: script };
}
