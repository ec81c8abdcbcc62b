import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { requestContext } from "#app/context.ts";
import { refuseFullStorage } from "#domain/full-storage.ts";
import { logError } from "#domain/log.ts";
import { refusalStatus } from "#domain/outcome.ts";
import { wordsFor } from "./words-for.ts";

interface Args {
  context: Readonly<RouterContextProvider>;
}
type Handler = (args: Args) => unknown;

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
      const { errors } = await wordsFor({ var: args.context.get(requestContext) });
      throw data(errors.fullText, { status: refusalStatus.full });
    }
  };
}
