import { justDoneIn } from "#app/just-done.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { listTrash } from "#domain/drafts/trash-list.server.ts";
import type { Route } from "./+types/trash-page";
import { PressDone } from "../press-done.tsx";
import { answerBlogForm } from "../blog/form.server.ts";
import { TrashRows } from "../blog/text-row.tsx";
import { Filters } from "./filters.tsx";
import { NoTexts } from "./no-texts.tsx";
import { RoomPage } from "./room-page.tsx";
import { countRooms } from "./rooms.server.ts";
import { readRoomView } from "./view.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readRoomView(new URL(request.url).searchParams);
  const [page, counts] = await Promise.all([
    listTrash(services, owner, view, view.cursor),
    countRooms(services, owner),
  ]);
  return { ...page, view, counts, done: justDoneIn(services.settings, request) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerBlogForm(services, owner, await request.formData());
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: trash", matches)];

const kinds = [
  ["post", "Posts"],
  ["draft", "Drafts"],
] as const;

/** /admin/blog/trash */
export default function TrashPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, cursor, view, counts, done } = loaderData;
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  return (
    <RoomPage
      room="trash"
      title="Trash"
      counts={counts}
      view={view}
      cursor={cursor}
      notice={refusal ? <Trouble>{refusal.message}</Trouble> : <PressDone done={done} />}
      filters={
        counts.trash > 0 && (
          <Filters
            room="trash"
            label="Search the trash"
            view={view}
            selects={[{ name: "kind", label: "Kind", any: "Posts and drafts", options: kinds }]}
          />
        )
      }
    >
      {texts.length === 0 ? (
        <NoTexts room="trash" view={view} what="deleted texts">
          The trash is empty. What you delete stays here for 30 days.
        </NoTexts>
      ) : (
        <TrashRows texts={texts} untitled="Untitled" />
      )}
    </RoomPage>
  );
}
