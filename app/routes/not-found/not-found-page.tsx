import { hydratedOnIntent } from "#app/hydration.ts";
import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { NotFoundScreen } from "#app/ui/screens/not-found-screen.tsx";
import { popularPages } from "#app/ui/screens/popular-pages.server.ts";
import type { Route } from "./+types/not-found-page";

/** /404, where pages lead whose addresses are wrong. Unknown paths show the same in place: routes/own-page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  return data({ popular: await popularPages(services) }, { status: 404 });
}

export const handle = hydratedOnIntent;

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen popular={loaderData?.popular} />;
}
