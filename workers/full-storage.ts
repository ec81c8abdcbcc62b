import { data, type ServerBuild } from "react-router";
import { refuseFullStorage } from "#domain/full-storage.ts";
import { logError } from "#domain/log.ts";
import { refusalStatus } from "#domain/outcome.ts";

type Handler = (args: never) => unknown;

/** Makes loaders and actions answer a full store with its message. The messages of other errors are hidden from visitors. */
export function sayingFull(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader as Handler) }),
      ...(action && { action: guarded(action as Handler) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

function guarded(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const full = refuseFullStorage(error);
      if (!full) throw error;
      logError(error);
      throw data(full.message, { status: refusalStatus.full });
    }
  };
}
