import { ButtonLink } from "@toadstool/elements/forms/button";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/list-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { kindAt, kindWords, worksAddress } from "./kinds.ts";
import { readWorkList } from "./work-list.server.ts";
import { WorkList } from "./work-list.tsx";
import { answerWorkPress } from "./work-presses.server.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const kind = kindAt(params.works);
  if (!kind) throw notFound();
  const query = new URL(request.url).searchParams;
  const view = readListView(query, ["show"]);
  // Bookmarks of before call it “page”.
  return readWorkList(services, owner, kind, { ...view, cursor: view.cursor || (query.get("page") ?? "") });
}

export const action = (args: Route.ActionArgs) => answerWorkPress(args);

export const meta: Route.MetaFunction = ({ params, matches }) => {
  const kind = kindAt(params.works);
  return [tabTitle(`Admin: ${kind ? kindWords[kind].path : "works"}`, matches)];
};

export default function WorksPage({ loaderData }: Route.ComponentProps) {
  const { kind } = loaderData;
  return (
    <AdminMain
      title="Works"
      gap="close"
      press={<ButtonLink to={`${worksAddress(kind)}/new`}>New {kindWords[kind].one}</ButtonLink>}
      intro={
        <p className={shared.soft}>
          In the order in which visitors see them, first at the top.
          {kind !== "project" && " Artworks and zines share one gallery."}
        </p>
      }
    >
      <WorkList {...loaderData} />
    </AdminMain>
  );
}
