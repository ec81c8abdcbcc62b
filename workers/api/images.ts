import { Hono } from "hono";
import { deleteImage } from "#domain/media/library/delete-image.server.ts";
import { bringBackInput } from "#domain/media/replace/former.ts";
import { bringBack, listFormer } from "#domain/media/replace/former.server.ts";
import { foldersIn } from "#domain/media/library/folders.ts";
import { listFolders, changeImage, findImage, listImages } from "#domain/media/images.server.ts";
import {
  acceptedFiles,
  fileAddress,
  type Image,
  imageAddress,
  imageChangeInput,
  imageListInput,
  uploadDetailsInput,
} from "#domain/media/image.ts";
import { receiveUploads } from "#domain/media/upload/receive-uploads.server.ts";
import { uploadImage } from "#domain/media/upload/upload-image.server.ts";
import { findIncompleteImages } from "#domain/media/library/missing-files.server.ts";
import { measureUsage } from "#domain/media/usage/usage.server.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import type { Door } from "../door.ts";
import { describeCall } from "./describe.ts";
import { ownerOnly } from "./owner-only.ts";
import { readJson } from "./read-json.ts";
import { answer, answerRefused } from "./respond.ts";

const tag = "Images";

export const images = new Hono<Door>();

images.post(
  "/upload",
  describeCall({
    tag,
    summary: "Upload a picture, film or sound",
    description: `One \`file\` a call, anywhere in the form. ${acceptedFiles} \`replaces\` names the image whose file is replaced; its id and address stay the same, and the former file is kept for 30 days.`,
    owner: true,
    form: uploadDetailsInput,
    status: 201,
    answers: "The image.",
    refusals: {
      404: "`replaces` names no image.",
      413: "The file is too large.",
      415: "The body is not a form, or the file type is not accepted.",
      422: "The file is missing, damaged or has too many pixels, or a field is invalid.",
    },
  }),
  ownerOnly,
  async (c) => {
    const { services, owner } = c.var;
    const uploads = await receiveUploads(c.req.raw, (file) => uploadImage(services, owner, file), 1);
    if (isRefused(uploads)) return answerRefused(c, uploads);
    const [first] = uploads.results;
    return answer(c, shown(c.var, first?.result ?? null), 201);
  },
);

images.post(
  "/",
  describeCall({
    tag,
    summary: "List a folder, newest first",
    description: "`path` names a folder; without it, or as `/`, the images of all folders are listed.",
    owner: true,
    body: imageListInput,
    answers:
      "`images`in the folder and its subfolders; `folders`, its direct subfolders with their `count` and `bytes`; `cursor`for the next page; and `total`.",
  }),
  ownerOnly,
  async (c) => {
    const { services, owner } = c.var;
    const input = await readJson(c, imageListInput);
    if (isRefused(input)) return answerRefused(c, input);
    const [list, folders] = await Promise.all([
      listImages(services, owner, input),
      listFolders(services, owner),
    ]);
    const images = list.images.map((image) => toApi(c.var, image));
    return answer(c, { ...list, images, folders: foldersIn(folders, input.path) });
  },
);

images.get(
  "/usage",
  describeCall({
    tag,
    summary: "What the library holds and where it is used",
    owner: true,
    answers:
      "`bytes` of all files and `count` of all images; `former`, the `count` and `bytes` of replaced files that are kept for 30 days, which `bytes` includes; `folders` with theirs; `images`, each with its `uses`, the posts, drafts, letters and pages that show it, and `missing`, the names of its files that storage has lost; and how many are `unused` or `incomplete`.",
  }),
  ownerOnly,
  async (c) => {
    const { services, owner } = c.var;
    const [usage, incomplete] = await Promise.all([
      measureUsage(services, owner),
      findIncompleteImages(services, owner),
    ]);
    const lost = new Map(incomplete.map(({ image, missing }) => [image.id, missing]));
    const images = usage.images.map(({ image, uses }) => ({
      ...toApi(c.var, image),
      uses,
      missing: lost.get(image.id) ?? [],
    }));
    return answer(c, { ...usage, images, incomplete: lost.size });
  },
);

images.get(
  "/:id",
  describeCall({
    tag,
    summary: "One image",
    owner: true,
    answers: "The image.",
    refusals: { 404: "No such image." },
  }),
  ownerOnly,
  async (c) => answer(c, shown(c.var, await findImage(c.var.services, c.req.param("id")))),
);

images.put(
  "/:id",
  describeCall({
    tag,
    summary: "Update an image’s details",
    description:
      "Fields that are left out keep their values. To change the file, upload a new one with `replaces`.",
    owner: true,
    body: imageChangeInput,
    answers: "The image.",
    refusals: { 404: "No such image." },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, imageChangeInput);
    if (isRefused(input)) return answerRefused(c, input);
    return answer(c, shown(c.var, await changeImage(c.var.services, c.var.owner, c.req.param("id"), input)));
  },
);

images.get(
  "/:id/former",
  describeCall({
    tag,
    summary: "The former files of an image, newest first",
    owner: true,
    answers: "An array: each `revision` with its `bytes`, `alt`, `replacedAt` and `keptUntil`.",
    refusals: { 404: "No such image." },
  }),
  ownerOnly,
  async (c) => {
    const { services, owner } = c.var;
    const image = await findImage(services, c.req.param("id"));
    const former = image && (await listFormer(services, owner, image.id));
    return answer(c, former && former.map(({ facts: _facts, ...file }) => file));
  },
);

images.post(
  "/:id/former",
  describeCall({
    tag,
    summary: "Restore a former file of an image",
    description:
      "The file that it replaces is kept for 30 days as well, so this can be undone in the same way.",
    owner: true,
    body: bringBackInput,
    answers: "The image.",
    refusals: {
      404: "No such image, or its `revision` is no longer kept.",
      409: "The image was replaced in the meantime.",
    },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, bringBackInput);
    if (isRefused(input)) return answerRefused(c, input);
    return answer(c, shown(c.var, await bringBack(c.var.services, c.var.owner, c.req.param("id"), input)));
  },
);

images.delete(
  "/:id",
  describeCall({
    tag,
    summary: "Delete an image permanently",
    owner: true,
    query: { force: "`true` deletes it even if it is used." },
    answers: "Its `id`.",
    refusals: { 404: "No such image.", 409: "The image is used; the message says where." },
  }),
  ownerOnly,
  async (c) => {
    const force = c.req.query("force") === "true";
    const deleted = await deleteImage(c.var.services, c.var.owner, c.req.param("id"), { force });
    return answer(c, deleted && !isRefused(deleted) ? { ...deleted, _id: deleted.id } : deleted);
  },
);

function shown(door: Door["Variables"], outcome: Image | Refused | null) {
  return outcome === null || isRefused(outcome) ? outcome : toApi(door, outcome);
}

/** The addresses of an image and its files come along, whole where another site is to use them. */
function toApi({ services }: Door["Variables"], { facts, revision, ...image }: Image) {
  const { origin } = services.settings.site;
  const { files, main: _, hasAlpha: _alpha, ...known } = facts;
  const address = imageAddress(image.id);
  return {
    _id: image.id,
    ...image,
    ...known,
    address,
    url: origin + address,
    files: files.map(({ name, ...file }) => ({
      url: origin + fileAddress(image.id, revision, name),
      ...file,
    })),
  };
}
