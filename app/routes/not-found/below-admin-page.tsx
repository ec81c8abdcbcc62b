import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { hydratedOnIntent } from "#app/hydration.ts";
import type { Bare } from "#app/ui/chrome/bare.ts";
import { Frame } from "#app/ui/frame/frame.tsx";
import { NotFoundScreen } from "#app/ui/screens/not-found-screen.tsx";
import { OwnersTrouble } from "#app/ui/screens/owners-trouble.tsx";
import { popularPages } from "#app/ui/screens/popular-pages.server.ts";
import { listNeeds } from "#domain/today/needs.server.ts";
import type { Route } from "./+types/below-admin-page";

/** A path below /admin that no page has: the owner stays in her frame, and strangers find what they find anywhere else. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = context.get(requestContext);
  const { owner } = (await session()) ?? {};
  const shown = owner
    ? { needs: (await listNeeds(services, owner)).length }
    : { popular: await popularPages(services) };
  return data(shown, { status: 404 });
}

/** A form posted to nowhere finds the same screen as an address without a page. */
export function action() {
  return data(null, { status: 404 });
}

type Shown = Route.ComponentProps["loaderData"];

export const handle: Bare<Shown> = { ...hydratedOnIntent, isBare: (shown) => "needs" in shown };

export default function BelowAdminPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData || !("needs" in loaderData)) return <NotFoundScreen popular={loaderData?.popular} />;
  return (
    <Frame needs={loaderData.needs}>
      <OwnersTrouble
        title="Not found"
        words="Nothing is at this address: it may have been moved or deleted, or typed otherwise."
      />
    </Frame>
  );
}
