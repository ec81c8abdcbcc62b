import { redirect } from "react-router";
import { refused, typedIn, unknownIntent } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { deleteImage } from "#domain/media/library/delete-image.server.ts";
import { imageChangeInput } from "#domain/media/image.ts";
import { changeImage, findImages } from "#domain/media/images.server.ts";
import { findUses } from "#domain/media/usage/uses.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { addressOf, type LibraryView } from "../address.ts";

/** What the owner is shown before many images go. */
export type Asked = Awaited<ReturnType<typeof findAsked>>[number];

/** Counts of what was done, for the address that the form redirects to. */
type Done = Record<string, number>;

/** Moves or deletes the images that were chosen, then leads back to the list they were chosen from. */
export async function answerImagesForm(services: Services, owner: Owner, form: FormData, view: LibraryView) {
  const ids = [...new Set(form.getAll("image").map(String))];
  const intent = form.get("intent");
  const outcome =
    ids.length === 0
      ? refuse("invalid", "nothing_chosen", "Select at least one image first.")
      : intent === "move"
        ? await moveImages(services, owner, ids, form.get("folder"))
        : intent === "delete"
          ? await deleteImages(services, owner, ids, form.has("force"))
          : intent === "ask"
            ? { asked: await findAsked(services, ids) }
            : unknownIntent;
  if (isRefused(outcome)) return refused(outcome, typedIn(form));
  if ("asked" in outcome) return { asked: outcome.asked as Asked[] };
  const done = Object.entries(outcome).map(([name, count]) => [name, String(count)]);
  return redirect(addressOf({ ...view, isChoosing: false }, {}, Object.fromEntries(done)), 303);
}

export const doneNames = ["arrived", "moved", "deleted", "kept"];

async function moveImages(
  services: Services,
  owner: Owner,
  ids: string[],
  folder: unknown,
): Promise<Done | Refused> {
  const change = parse(imageChangeInput, { folder: String(folder ?? "") });
  if (isRefused(change)) return change;
  const moved = await Promise.all(ids.map((id) => changeImage(services, owner, id, change)));
  return { moved: moved.filter(Boolean).length };
}

async function deleteImages(services: Services, owner: Owner, ids: string[], force: boolean): Promise<Done> {
  let deleted = 0;
  let kept = 0;
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- each is a step of its own in the store and the database
    const outcome = await deleteImage(services, owner, id, { force });
    if (isRefused(outcome)) kept += 1;
    else deleted += 1;
  }
  return kept > 0 ? { deleted, kept } : { deleted };
}

async function findAsked(services: Services, ids: string[]) {
  const [images, uses] = await Promise.all([findImages(services, ids), findUses(services, ids)]);
  return images.map(({ id, name }) => ({ id, name, uses: uses.get(id) ?? [] }));
}
