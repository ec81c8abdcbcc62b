import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { readRange } from "#domain/calendar/range.ts";
import { AdminMain } from "../admin-main.tsx";
import type { Route } from "./+types/figures-page.ts";
import { readFigures } from "./figures.server.ts";
import { Figures } from "./figures.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  return readFigures(services, owner, {
    range: readRange(query.get("range")),
    allPages: query.get("pages") === "all",
  });
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: figures", matches)];

/** /admin/figures: views, readers, likes and letters, a period at a time. */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminMain title="Figures" gap="close">
      <Figures {...loaderData} />
    </AdminMain>
  );
}
