import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Nothing } from "@toadstool/elements/page/nothing";
import { fileSize } from "@toadstool/media";
import { leadTo } from "#app/notice.ts";
import { refused, requireOwnersRequest, unknownIntent } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { trashDays } from "#domain/media/image.ts";
import {
  emptyTrash,
  listDeletedImages,
  measureTrash,
  restoreImages,
} from "#domain/media/trash/trash.server.ts";
import { findUses } from "#domain/media/usage/find-uses.server.ts";
import { refuse } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/trash-page";
import styles from "../library/library.module.css";
import { deletedTile } from "./deleted-tile.ts";
import { TrashForm } from "./trash-form.tsx";

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

/** Restores the images that were chosen, or empties the trash. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "empty") {
    await emptyTrash(services, owner);
    return leadTo(services, here, { words: "Everything in it is removed." });
  }
  if (intent !== "restore") return refused(unknownIntent);
  const ids = form.getAll("image").map(String);
  if (ids.length === 0)
    return refused(refuse("invalid", "nothing_chosen", "Select at least one image first."));
  const restored = await restoreImages(services, owner, ids);
  return leadTo(services, here, { words: `${counted(restored, "file")} restored.` });
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: trash of images", matches)];

export default function ImagesTrashPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tiles, held } = loaderData;
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head}>
        <h1>Trash</h1>
        {tiles.length > 0 && (
          <p className={styles.lead}>
            {counted(held.count, "file")}, {fileSize(held.bytes)}. Each can be restored for {trashDays} days
            after it was deleted, and counts towards the storage used.
          </p>
        )}
      </div>
      {actionData && <Trouble>{actionData.refusal.message}</Trouble>}
      {tiles.length === 0 ? (
        <Nothing title="The trash is empty">
          <p>What you delete from the library stays here for {trashDays} days.</p>
        </Nothing>
      ) : (
        <>
          <TrashForm tiles={tiles} />
          <ConfirmDelete
            label="Empty the trash"
            question={`Remove ${counted(held.count, "file")} permanently? This cannot be undone.`}
            verb="Remove permanently"
            action={here}
            fields={{ intent: "empty" }}
          >
            Empty the trash
          </ConfirmDelete>
        </>
      )}
    </main>
  );
}
