import { hydratedOnIntent } from "#app/hydration.ts";
import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { mainLinks } from "#app/ui/chrome/navigation.ts";
import { NotFoundScreen } from "#app/ui/screens/not-found-screen.tsx";
import { listPopularPages } from "#domain/analytics/popular.server.ts";
import { logError } from "#domain/log.ts";
import type { Route } from "./+types/not-found-page";

/** What may be named as popular, besides posts and projects. */
const pages = Object.fromEntries(
  mainLinks.filter(({ to }) => to !== "/").map(({ to, label }) => [to, label]),
);

/** /404 and every unknown path, in place. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const popular = await listPopularPages(services, pages, 5).catch((error: unknown) => {
    // The page helps without them.
    logError(error);
    return [];
  });
  return data({ popular }, { status: 404 });
}

/** A form posted to nowhere finds the same screen. */
export function action() {
  return data(null, { status: 404 });
}

export const handle = hydratedOnIntent;

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen popular={loaderData?.popular} />;
}
