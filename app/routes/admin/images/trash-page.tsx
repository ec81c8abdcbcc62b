import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Nothing } from "@toadstool/elements/page/nothing";
import { fileSize } from "@toadstool/media";
import { requireOwnersRequest } from "#app/respond.ts";
import { Chips } from "#app/ui/list/list.tsx";
import { ComingMoment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { trashDays } from "#domain/media/image.ts";
import { listDeletedImages, measureTrash } from "#domain/media/trash/trash.server.ts";
import { findUses } from "#domain/media/usage/find-uses.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/trash-page";
import { AdminMain } from "../admin-main.tsx";
import { answerLibraryPress } from "./chosen/library-presses.server.ts";
import { PictureList } from "./chosen/picture-list.tsx";
import shared from "./images.module.css";
import { deletedTile } from "./deleted-tile.ts";

const here = "/admin/images/trash";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const [deleted, held] = await Promise.all([listDeletedImages(services, owner), measureTrash(services)]);
  const uses = await findUses(
    services,
    deleted.map(({ image }) => image.id),
  );
  return {
    tiles: deleted.map((each) => deletedTile(each, uses.get(each.image.id)?.length ?? 0)),
    held,
  };
}

/** Restores the pictures that were chosen, or empties the trash. */
export const action = (args: Route.ActionArgs) => answerLibraryPress(args);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: trash of pictures", matches)];

export default function PicturesTrashPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tiles, held } = loaderData;
  return (
    <AdminMain
      title="Trash"
      gap="close"
      press={
        tiles.length > 0 && (
          <ConfirmDelete
            label="Empty the trash"
            question={`Remove ${counted(held.count, "file")} permanently? This cannot be undone.`}
            verb="Remove permanently"
            action={here}
            fields={{ intent: "empty" }}
          >
            Empty the trash
          </ConfirmDelete>
        )
      }
      intro={
        tiles.length > 0 && (
          <p className={shared.soft}>
            {counted(held.count, "file")}, {fileSize(held.bytes)}. Each can be restored for {trashDays} days
            after it was deleted, and counts towards the storage used.
          </p>
        )
      }
    >
      <Chips
        label="Pictures"
        chips={[
          { to: "/admin/images", words: "All" },
          { to: here, words: "Trash", count: held.count },
        ]}
      />
      {actionData && "refusal" in actionData && <Trouble>{actionData.refusal.message}</Trouble>}
      {tiles.length === 0 ? (
        <Nothing title="The trash is empty">
          <p>What you delete from the library stays here for {trashDays} days.</p>
        </Nothing>
      ) : (
        <PictureList
          tiles={tiles}
          acts={[{ act: "restore", words: "Restore", look: "primary" }]}
          noteOf={({ keptUntil }) => (
            <p className={shared.soft}>
              removed <ComingMoment iso={keptUntil} />
            </p>
          )}
        />
      )}
    </AdminMain>
  );
}
