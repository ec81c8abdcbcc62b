import * as v from "valibot";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { answersPresses, press } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { readListView } from "#app/ui/list/list-view.ts";
import { moveTo } from "#app/ui/list/moved.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { setHidden } from "#domain/works/hide-work.server.ts";
import { moveWork } from "#domain/works/order.server.ts";
import { deleteWork, restoreWork, returnToFile } from "#domain/works/trash.server.ts";
import { workKinds } from "#domain/works/work.ts";
import type { Route } from "./+types/list-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { formAddress, kindAt, kindWords, worksAddress } from "./kinds.ts";
import { readWorkList } from "./work-list.server.ts";
import { WorkList } from "./work-list.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const kind = kindAt(params.works);
  if (!kind) throw notFound();
  const query = new URL(request.url).searchParams;
  const view = readListView(query, ["show"]);
  // Bookmarks of before call it “page”.
  return readWorkList(services, owner, kind, { ...view, cursor: view.cursor || (query.get("page") ?? "") });
}

const ofOne = v.object({ kind: v.picklist(workKinds), id: v.string() });

const hide = (isHidden: boolean) =>
  press(ofOne, (services, owner, { kind, id }) => setHidden(services, owner, kind, id, isHidden));

export const action = answersPresses({
  hide: hide(true),
  show: hide(false),
  move: press(v.object({ ...ofOne.entries, to: moveTo }), (services, owner, { kind, id, to }) =>
    moveWork(services, owner, kind, id, to),
  ),
  delete: press(
    ofOne,
    (services, owner, { kind, id }) => deleteWork(services, owner, kind, id),
    ({ id }, { kind }) => ({
      words: "The work is in the trash, and stays there for 30 days.",
      undo: { intent: "restore", kind, id },
    }),
  ),
  restore: press(ofOne, (services, owner, { kind, id }) => restoreWork(services, owner, kind, id)),
  return: press(
    ofOne,
    (services, owner, { kind, id }) => returnToFile(services, owner, kind, id),
    ({ file }, { kind }) => ({ goTo: formAddress(kind, file), words: "The file is shown again." }),
  ),
});

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
