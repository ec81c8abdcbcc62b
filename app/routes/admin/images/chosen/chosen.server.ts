import { redirect } from "react-router";
import * as v from "valibot";
import { leadTo, type Notice } from "#app/notice.ts";
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
import { counted } from "#domain/text/counted.ts";
import type { Services } from "#domain/services.ts";
import { addressOf, type LibraryView } from "../address.ts";
import { answerAltTexts } from "../alt-texts/alt-texts.server.ts";
import { countNotice, deletedNotice } from "./notices.ts";
import { readIds, readMoves, writeIds, writeMoves } from "./moves.ts";

/** What the owner is shown before many images go. */
export type Asked = Awaited<ReturnType<typeof findAsked>>[number];

/** What was done; null where it was nothing. */
type Done = Notice | null;

/** Does what a form of the library asks for, then leads back to the list that it was sent from. */
export async function answerImagesForm(services: Services, owner: Owner, form: FormData, view: LibraryView) {
  const intent = form.get("intent");
  if (intent === "describe") return answerAltTexts(services, owner, form, view);
  const back = undoings[String(intent)];
  const list = { ...view, isChoosing: false };
  const outcome = back ? await back(services, owner, form) : await answerChosen(services, owner, form, list);
  if (isRefused(outcome)) return refused(outcome, typedIn(form));
  if (outcome && "asked" in outcome) return outcome;
  const place = addressOf(list);
  return outcome ? leadTo(services, place, outcome) : redirect(place, 303);
}

/** What the notices’ “Undo” sends. */
const undoings: Record<string, (services: Services, owner: Owner, form: FormData) => Promise<Done>> = {
  restore: async (services, owner, form) =>
    countNotice(await restoreImages(services, owner, idsIn(form)), (files) => `${files} restored.`),
  "move-back": (services, owner, form) => putBack(services, owner, String(form.get("moves"))),
  untag: async (services, owner, form) =>
    tagsAsBefore(await undoTag(services, owner, idsIn(form), String(form.get("tag")))),
  retag: async (services, owner, form) =>
    tagsAsBefore(await addTag(services, owner, idsIn(form), String(form.get("tag")))),
};

const tagsAsBefore = (ids: string[]) =>
  countNotice(ids.length, (files) => `The tags of ${files} are as they were.`);

const idsIn = (form: FormData) => readIds(String(form.get("images")));

async function answerChosen(services: Services, owner: Owner, form: FormData, list: LibraryView) {
  const ids = [...new Set(form.getAll("image").map(String))];
  if (ids.length === 0) return refuse("invalid", "nothing_chosen", "Select at least one image first.");
  const intent = form.get("intent");
  if (intent === "move") return moveChosen(services, owner, ids, form.get("folder"), list);
  if (intent === "add-tag" || intent === "remove-tag") return tagChosen(services, owner, ids, form, list);
  if (intent === "delete") {
    const { deleted, kept } = await deleteImages(services, owner, ids, { force: form.has("force") });
    return deletedNotice(list, deleted, kept.length);
  }
  return intent === "ask" ? { asked: await findAsked(services, ids) } : unknownIntent;
}

async function moveChosen(
  services: Services,
  owner: Owner,
  ids: string[],
  typed: unknown,
  list: LibraryView,
): Promise<Done | Refused> {
  const change = parse(imageChangeInput, { folder: String(typed ?? "") });
  if (isRefused(change)) return change;
  const { folder = "" } = change;
  const moved = await moveImages(
    services,
    owner,
    ids.map((id) => ({ id, folder })),
  );
  if (moved.length === 0) return { words: "They are in that folder already." };
  const undo = { action: addressOf(list), fields: { intent: "move-back", moves: writeMoves(moved) } };
  return { words: `${counted(moved.length, "file")} moved.`, undo };
}

async function tagChosen(
  services: Services,
  owner: Owner,
  ids: string[],
  form: FormData,
  list: LibraryView,
): Promise<Done | Refused> {
  const input = parse(v.object({ tag: oneTag }), { tag: form.get("tag") ?? "" });
  if (isRefused(input)) return input;
  const { tag } = input;
  const isAdding = form.get("intent") === "add-tag";
  const changed = await (isAdding ? addTag : removeTag)(services, owner, ids, tag);
  if (changed.length === 0)
    return {
      words: isAdding
        ? `They all have the tag “${tag}”, or as many tags as a file takes.`
        : `None of them has the tag “${tag}”.`,
    };
  const files = counted(changed.length, "file");
  const fields = { intent: isAdding ? "untag" : "retag", images: writeIds(changed), tag };
  return {
    words: isAdding ? `${files} tagged “${tag}”.` : `“${tag}” removed from ${files}.`,
    undo: { action: addressOf(list), fields },
  };
}

async function putBack(services: Services, owner: Owner, moves: string): Promise<Done> {
  const back = await moveImages(services, owner, readMoves(moves));
  return countNotice(back.length, (files) => `${files} moved back.`);
}

async function findAsked(services: Services, ids: string[]) {
  const [images, uses] = await Promise.all([findImages(services, ids), findUses(services, ids)]);
  return images.map(({ id, name }) => ({ id, name, uses: uses.get(id) ?? [] }));
}
