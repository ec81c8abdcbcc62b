import { redirect } from "react-router";
import * as v from "valibot";
import { refused, typedIn, unknownIntent } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { imageChangeInput } from "#domain/media/image.ts";
import { findImages } from "#domain/media/images.server.ts";
import { moveImages } from "#domain/media/library/many-images.server.ts";
import { deleteImages, restoreImages } from "#domain/media/trash/trash.server.ts";
import { addTag, removeTag, undoTag } from "#domain/media/tags/tag-images.server.ts";
import { oneTag } from "#domain/tags/tag.ts";
import { findUses } from "#domain/media/usage/find-uses.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { addressOf, type LibraryView } from "../address.ts";
import { answerAltTexts } from "../alt-texts/alt-texts.server.ts";
import { readIds, readMoves, writeIds, writeMoves } from "./moves.ts";

/** What the owner is shown before many images go. */
export type Asked = Awaited<ReturnType<typeof findAsked>>[number];

/** What was done, for the address that the form redirects to. */
type Done = Record<string, string>;

/** Does what a form of the library asks for, then leads back to the list that it was sent from. */
export async function answerImagesForm(services: Services, owner: Owner, form: FormData, view: LibraryView) {
  const intent = form.get("intent");
  if (intent === "describe") return answerAltTexts(services, owner, form, view);
  const back = undoings[String(intent)];
  const outcome = back ? await back(services, owner, form) : await answerChosen(services, owner, form);
  if (isRefused(outcome)) return refused(outcome, typedIn(form));
  if ("asked" in outcome) return { asked: outcome.asked as Asked[] };
  return redirect(addressOf({ ...view, isChoosing: false }, {}, outcome as Done), 303);
}

/** What the notices’ “Undo” sends. */
const undoings: Record<string, (services: Services, owner: Owner, form: FormData) => Promise<Done>> = {
  restore: async (services, owner, form) => ({
    restored: String(await restoreImages(services, owner, idsIn(form))),
  }),
  "move-back": (services, owner, form) => putBack(services, owner, String(form.get("moves"))),
  untag: async (services, owner, form) => ({
    asBefore: String((await undoTag(services, owner, idsIn(form), String(form.get("tag")))).length),
  }),
  retag: async (services, owner, form) => ({
    asBefore: String((await addTag(services, owner, idsIn(form), String(form.get("tag")))).length),
  }),
};

const idsIn = (form: FormData) => readIds(String(form.get("images")));

async function answerChosen(services: Services, owner: Owner, form: FormData) {
  const ids = [...new Set(form.getAll("image").map(String))];
  if (ids.length === 0) return refuse("invalid", "nothing_chosen", "Select at least one image first.");
  const intent = form.get("intent");
  if (intent === "move") return moveChosen(services, owner, ids, form.get("folder"));
  if (intent === "add-tag" || intent === "remove-tag") return tagChosen(services, owner, ids, form);
  if (intent === "delete") return deleteChosen(services, owner, ids, form.has("force"));
  return intent === "ask" ? { asked: await findAsked(services, ids) } : unknownIntent;
}

async function moveChosen(
  services: Services,
  owner: Owner,
  ids: string[],
  typed: unknown,
): Promise<Done | Refused> {
  const change = parse(imageChangeInput, { folder: String(typed ?? "") });
  if (isRefused(change)) return change;
  const { folder = "" } = change;
  const moved = await moveImages(
    services,
    owner,
    ids.map((id) => ({ id, folder })),
  );
  return moved.length > 0 ? { moved: writeMoves(moved) } : { unmoved: "1" };
}

async function tagChosen(
  services: Services,
  owner: Owner,
  ids: string[],
  form: FormData,
): Promise<Done | Refused> {
  const input = parse(v.object({ tag: oneTag }), { tag: form.get("tag") ?? "" });
  if (isRefused(input)) return input;
  const { tag } = input;
  const isAdding = form.get("intent") === "add-tag";
  const changed = await (isAdding ? addTag : removeTag)(services, owner, ids, tag);
  if (changed.length === 0) return isAdding ? { hadTag: tag } : { hadNoTag: tag };
  return { [isAdding ? "tagged" : "untagged"]: writeIds(changed), tagName: tag };
}

async function putBack(services: Services, owner: Owner, moves: string): Promise<Done> {
  const back = await moveImages(services, owner, readMoves(moves));
  return { back: String(back.length) };
}

async function deleteChosen(services: Services, owner: Owner, ids: string[], force: boolean): Promise<Done> {
  const { deleted, kept } = await deleteImages(services, owner, ids, { force });
  return {
    ...(deleted.length > 0 && { deleted: writeIds(deleted) }),
    ...(kept.length > 0 && { kept: String(kept.length) }),
  };
}

async function findAsked(services: Services, ids: string[]) {
  const [images, uses] = await Promise.all([findImages(services, ids), findUses(services, ids)]);
  return images.map(({ id, name }) => ({ id, name, uses: uses.get(id) ?? [] }));
}
