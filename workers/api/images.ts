import { Hono } from "hono";
import { deleteImage } from "#domain/images/deleting.server.ts";
import { foldersIn } from "#domain/images/folders.ts";
import { listFolders } from "#domain/images/folders.server.ts";
import {
  acceptedFiles,
  fileAddress,
  type Image,
  imageAddress,
  imageChangeInput,
  imageListInput,
  uploadDetailsInput,
} from "#domain/images/image.ts";
import { changeImage, findImage, listImages } from "#domain/images/images.server.ts";
import { receiveUploads } from "#domain/images/upload-form.server.ts";
import { uploadImage } from "#domain/images/uploading.server.ts";
import { measureUsage } from "#domain/images/usage.server.ts";
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
    description: `One \`file\` a call, anywhere in the form. ${acceptedFiles} \`replaces\` names the image whose file it takes the place of: its id and address stay.`,
    owner: true,
    form: uploadDetailsInput,
    answers: "The image (status 201).",
    refusals: {
      404: "`replaces` names no image.",
      413: "The file is too large.",
      415: "The body is no form, or the file is of no kind that is accepted.",
      422: "The file is missing, damaged or has too many pixels, or a field needs mending.",
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
      "`images`, those of the folder and below it; `folders`, those right below it with the `count` and `bytes` of what they hold; `cursor`, which asks for the next page; and `total`.",
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
      "`bytes` and `count` of all images; `folders` with theirs; `images`, each with its `uses`, the posts, drafts, letters and pages that show it; and how many are `unused`.",
  }),
  ownerOnly,
  async (c) => {
    const usage = await measureUsage(c.var.services, c.var.owner);
    const images = usage.images.map(({ image, uses }) => ({ ...toApi(c.var, image), uses }));
    return answer(c, { ...usage, images });
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
    summary: "Change what is said of an image",
    description: "What is left out stays. `replaces` of an upload changes its file.",
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

images.delete(
  "/:id",
  describeCall({
    tag,
    summary: "Delete an image for good",
    owner: true,
    query: { force: "`true` deletes it though it is used." },
    answers: "Its `id`.",
    refusals: { 404: "No such image.", 409: "It is used; the message says where." },
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
