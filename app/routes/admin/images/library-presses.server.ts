import { figure } from "@toadstool/elements/charts";
import * as v from "valibot";
import { answersPresses, type Press, press } from "#app/press.server.ts";
import { typedIn, unknownIntent } from "#app/respond.ts";
import { imageChangeInput, trashDays } from "#domain/media/image.ts";
import { findImages } from "#domain/media/images.server.ts";
import { describeImages, moveImages, type Overtaken } from "#domain/media/library/many-images.server.ts";
import { addTag, removeTag, undoTag } from "#domain/media/tags/tag-images.server.ts";
import { deleteImages, emptyTrash, restoreImages } from "#domain/media/trash/trash.server.ts";
import { findUses } from "#domain/media/usage/find-uses.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { oneTag } from "#domain/tags/tag.ts";
import { counted } from "#domain/text/counted.ts";
import { altField } from "./alt-field.ts";
import { readIds, readMoves, writeIds, writeMoves } from "./moves.ts";

/** What the owner is shown before files that are used go. */
export type Asked = Awaited<ReturnType<typeof findAsked>>[number];

/** What a press shows in place: a question, or alt texts that another window had written first. */
export interface InPlace {
  asked?: Asked[];
  described?: number;
  overtaken?: Overtaken[];
}

type LibraryPress = Press<InPlace>;
/** With the ids of those that were chosen. */
type OfMany = (ids: string[], ...args: Parameters<LibraryPress>) => ReturnType<LibraryPress>;

/** Gives files a tag, or takes it away; `undo` is the press that does the other for those that it changed. */
const tagging =
  (
    change: typeof addTag,
    done: (files: string, tag: string) => string,
    none: (tag: string) => string,
    undo: string,
  ): OfMany =>
  async (ids, services, owner, form) => {
    const input = parse(v.object({ tag: oneTag }), typedIn(form));
    if (isRefused(input)) return input;
    const { tag } = input;
    const changed = await change(services, owner, ids, tag);
    if (changed.length === 0) return { words: none(tag) };
    const words = done(counted(changed.length, "file"), tag);
    return { words, undo: { intent: undo, images: writeIds(changed), tag } };
  };

const many: Record<string, OfMany> = {
  move: async (ids, services, owner, form) => {
    const change = parse(imageChangeInput, { folder: String(form.get("folder") ?? "") });
    if (isRefused(change)) return change;
    const { folder = "" } = change;
    const wanted = ids.map((id) => ({ id, folder }));
    const moved = await moveImages(services, owner, wanted);
    if (moved.length === 0) return { words: "They are in that folder already." };
    const undo = { intent: "move-back", moves: writeMoves(moved) };
    return { words: `${counted(moved.length, "file")} moved.`, undo };
  },
  tag: tagging(
    addTag,
    (files, tag) => `${files} tagged “${tag}”.`,
    (tag) => `They all have the tag “${tag}”, or as many tags as a file takes.`,
    "untag",
  ),
  untag: tagging(
    removeTag,
    (files, tag) => `“${tag}” removed from ${files}.`,
    (tag) => `None of them has the tag “${tag}”.`,
    "retag",
  ),
  // What is used leaves gaps: those alone are asked about.
  delete: async (ids, services, owner) => {
    const asked = await findAsked(services, ids);
    if (asked.some(({ uses }) => uses.length > 0)) return { shown: { asked } };
    const { deleted, kept } = await deleteImages(services, owner, ids, { force: false });
    return deletedNotice(deleted, kept.length);
  },
  restore: async (ids, services, owner) => restored(await restoreImages(services, owner, ids)),
};

const restored = (count: number) => countNotice(count, (files) => `${files} restored.`);
const tagsAsBefore = (ids: string[]) =>
  countNotice(ids.length, (files) => `The tags of ${files} are as they were.`);

/** The ids in a field of a notice’s “Undo”. */
const ofMany = v.object({ images: v.pipe(v.string(), v.transform(readIds)) });
const ofTag = v.object({ ...ofMany.entries, tag: v.string() });

/** What the forms of the library and of its trash ask for. */
export const answerLibraryPress = answersPresses<InPlace>({
  "change-many": async (services, owner, form, pressed) => {
    const ids = [...new Set(form.getAll(form.get("scope") === "page" ? "shown" : "chosen").map(String))];
    if (ids.length === 0) return refuse("invalid", "nothing_chosen", "Choose at least one picture first.");
    const act = String(form.get("act"));
    return (Object.hasOwn(many, act) && many[act]?.(ids, services, owner, form, pressed)) || unknownIntent;
  },
  delete: async (services, owner, form) => {
    const ids = form.getAll("chosen").map(String);
    const force = typedIn(form).force === "on";
    const { deleted, kept } = await deleteImages(services, owner, ids, { force });
    return deletedNotice(deleted, kept.length);
  },
  restore: press(
    ofMany,
    (services, owner, { images }) => restoreImages(services, owner, images),
    (count) => restored(count),
  ),
  "move-back": press(
    v.object({ moves: v.pipe(v.string(), v.transform(readMoves)) }),
    (services, owner, { moves }) => moveImages(services, owner, moves),
    ({ length }) => countNotice(length, (files) => `${files} moved back.`),
  ),
  untag: press(
    ofTag,
    (services, owner, { images, tag }) => undoTag(services, owner, images, tag),
    tagsAsBefore,
  ),
  retag: press(
    ofTag,
    (services, owner, { images, tag }) => addTag(services, owner, images, tag),
    tagsAsBefore,
  ),
  empty: press(v.object({}), emptyTrash, () => ({ words: "Everything in it is removed." })),
  describe: describePictures,
});

/** Saves the alt texts that were written; pictures whose field was left empty stay in the list. */
async function describePictures(...[services, owner, form]: Parameters<LibraryPress>) {
  const texts = new Map<string, string>();
  const issues = [];
  for (const [name, value] of Object.entries(typedIn(form))) {
    const id = altField.idIn(name);
    const change = id && parse(imageChangeInput, { alt: value });
    if (!change) continue;
    if (isRefused(change)) issues.push({ field: name, message: change.message });
    else if (change.alt) texts.set(id, change.alt);
  }
  // What is well is not saved alone: the next page would lose what is not.
  if (issues.length > 0) return refuse("invalid", "invalid_input", issues[0]?.message ?? "", issues);
  if (texts.size === 0) return refuse("invalid", "nothing_written", "Write at least one alt text first.");
  const { described, overtaken } = await describeImages(services, owner, texts);
  if (overtaken.length > 0) return { shown: { described, overtaken } };
  return { words: `${counted(described, "alt text")} saved.` };
}

async function findAsked(services: Services, ids: string[]) {
  const [images, uses] = await Promise.all([findImages(services, ids), findUses(services, ids)]);
  return images.map(({ id, name }) => ({ id, name, uses: uses.get(id) ?? [] }));
}

/** What was done to so many files; nothing where it was none. */
function countNotice(count: number, wordsOf: (files: string) => string) {
  return count > 0 ? { words: wordsOf(counted(count, "file")) } : {};
}

/** What went to the trash, and how many were kept because they are used; `undo` is a press of the library. */
function deletedNotice(deleted: string[], kept = 0) {
  const rest = kept > 0 ? `${figure(kept)} kept because of their use.` : "";
  if (deleted.length === 0) return rest ? { words: rest } : {};
  const words = `${counted(deleted.length, "file")} in the trash, for ${trashDays} days. ${rest}`.trim();
  return { words, undo: { intent: "restore", images: writeIds(deleted) } };
}
