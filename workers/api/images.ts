import { toBase64Url } from "@toadstool/openid/seal";
import * as v from "valibot";
import { deleteImage, restoreImages } from "#domain/media/trash/trash.server.ts";
import { bringBackInput } from "#domain/media/replace/former.ts";
import { bringBack, listFormer } from "#domain/media/replace/former.server.ts";
import { focusInput } from "#domain/media/focus/focus.ts";
import { setFocus } from "#domain/media/focus/set-focus.server.ts";
import { middle } from "@toadstool/media/showing";
import { foldersIn } from "@toadstool/media/library";
import { changeImage, findImage, listFolders, listImages } from "#domain/media/images.server.ts";
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
import { fetchImage, fetchInput } from "#domain/media/upload/fetch-image.server.ts";
import { findImageOfFile, isSame } from "#domain/media/upload/same-file.server.ts";
import { uploadImage } from "#domain/media/upload/upload-image.server.ts";
import { findIncompleteImages } from "#domain/media/library/missing-files.server.ts";
import { measureUsage } from "#domain/media/usage/usage.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { HonoEnv } from "../hono-env.ts";
import { deleted, formerFile, image, imagePage, imageUsage, restored } from "./answers.ts";
import { callsAbout } from "./call.ts";
import { namedTwice, shown } from "./show.ts";

const call = callsAbout("Images");
const missing = { 404: "No such image." };

export const images = [
  call({
    method: "post",
    path: "/image/upload",
    scope: "images",
    isUnseen: true,
    summary: "Upload a picture, film or sound",
    description: `One \`file\` a call, anywhere in the form. ${acceptedFiles} \`replaces\` names the image whose file is replaced; its id and address stay the same, its words do unless new ones are sent (an empty \`alt\` or \`caption\` removes it), and the former file is kept for 30 days. With \`same\` as \`ask\`, a file that was uploaded before is refused. \`change\` is the key of a bulk change, which can be undone as a whole.`,
    form: uploadDetailsInput,
    status: 201,
    answers: "The image.",
    data: image,
    errors: {
      404: "`replaces` names no image.",
      409: "`same` is `ask`, and this file was uploaded before (code `image_same`): `data.current` is the image that it became.",
      413: "The file is too large.",
      415: "The body is not a form, or the file type is not accepted.",
      422: "The file is missing, damaged or has too many pixels, or a field is invalid.",
    },
    current: image,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const uploads = await receiveUploads(c.req.raw, (file) => uploadImage(services, owner, file, c.var), 1);
    if (isRefused(uploads)) return uploads;
    const result = uploads.results[0]?.result ?? null;
    if (isSame(result)) return { ...result, current: showAt(c.var)(result.current) };
    return shown(result, showAt(c.var));
  }),

  call({
    method: "post",
    path: "/image/fetch",
    scope: "images",
    isUnseen: true,
    summary: "Fetch a picture, film or sound from the web",
    description:
      "The site fetches `url` itself, within 30 seconds; addresses of private networks are refused. `kind` says how large the file may be. All else is as for an upload.",
    json: fetchInput,
    status: 201,
    answers: "The image.",
    data: image,
    errors: {
      409: "`same` is `ask`, and this file is here (code `image_same`): `data.current` is the image. Or the change was undone.",
      413: "The file is too large.",
      415: "The file type is not accepted.",
      422: "A later try would do no better (code `not_fetched`), the file is damaged or has too many pixels, or a field is invalid.",
      503: "Its site gave no answer (code `not_fetched_yet`): try again after the seconds in Retry-After.",
    },
    current: image,
  }).handledBy(async (c) => {
    const result = await fetchImage(c.var.services, c.var.owner, c.req.valid("json"));
    if (isSame(result)) return { ...result, current: showAt(c.var)(result.current) };
    return shown(result, showAt(c.var));
  }),

  call({
    method: "get",
    path: "/image/hash/:sha256",
    scope: "read",
    summary: "The image with a file",
    description:
      "`sha256` is the hash of the file as it was sent, in hexadecimal: a file that is here need not be sent.",
    answers: "The newest image with this file.",
    data: image,
    errors: missing,
  }).handledBy(async (c) => {
    const hash = hashFrom(c.req.param("sha256"));
    return hash === null ? null : shown(await findImageOfFile(c.var.services, hash), showAt(c.var));
  }),

  call({
    method: "post",
    path: "/image",
    // It only lists.
    scope: "read",
    isUnseen: true,
    summary: "List a folder, newest first",
    description: "`path` names a folder; without it, or as `/`, the images of all folders are listed.",
    json: imageListInput,
    answers:
      "`images` in the folder and its subfolders; `folders`, its direct subfolders with their `count` and `bytes`; `cursor` for the next page; and `total`.",
    data: imagePage,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const input = c.req.valid("json");
    const [list, folders] = await Promise.all([
      listImages(services, owner, input),
      listFolders(services, owner),
    ]);
    return { ...list, images: list.images.map(showAt(c.var)), folders: foldersIn(folders, input.path) };
  }),

  call({
    method: "get",
    path: "/image/usage",
    scope: "read",
    summary: "What the library holds and where it is used",
    answers:
      "`bytes` of all files and `count` of all images; `former`, the `count` and `bytes` of replaced files that are kept for 30 days, and `trash`, those of deleted images; `removed`, the bytes of files that stay in storage for 31 days after that; `bytes` includes all three; `folders` with theirs; `images`, each with its `uses`, the posts, drafts, letters and pages that show it, and `missing`, the names of its files that storage has lost; and how many are `unused` or `incomplete`.",
    data: imageUsage,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const [usage, incomplete] = await Promise.all([
      measureUsage(services, owner),
      findIncompleteImages(services, owner),
    ]);
    const lost = new Map(incomplete.map(({ image: { id }, missing: names }) => [id, names]));
    const used = usage.images.map(({ image: one, uses }) => ({
      ...showAt(c.var)(one),
      uses,
      missing: lost.get(one.id) ?? [],
    }));
    return { ...usage, images: used, incomplete: lost.size };
  }),

  call({
    method: "get",
    path: "/image/:id",
    scope: "read",
    summary: "One image",
    answers: "The image.",
    data: image,
    errors: missing,
  }).handledBy(async (c) => shown(await findImage(c.var.services, c.req.param("id")), showAt(c.var))),

  call({
    method: "put",
    path: "/image/:id",
    scope: "images",
    summary: "Update an image’s details",
    description:
      "Fields that are left out keep their values. To change the file, upload a new one with `replaces`.",
    json: imageChangeInput,
    answers: "The image.",
    data: image,
    errors: missing,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const changed = await changeImage(services, owner, c.req.param("id"), c.req.valid("json"));
    return shown(changed, showAt(c.var));
  }),

  call({
    method: "put",
    path: "/image/:id/focus",
    scope: "images",
    summary: "Choose a picture’s focal point",
    description:
      "`x` and `y` in percent from the left and the top: what stays in sight wherever the picture is cropped. The middle is 50, 50.",
    json: focusInput,
    answers: "The image.",
    data: image,
    errors: { ...missing, 409: "The image was changed in the meantime." },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const focused = await setFocus(services, owner, c.req.param("id"), c.req.valid("json"));
    return shown(focused, showAt(c.var));
  }),

  call({
    method: "get",
    path: "/image/:id/former",
    scope: "read",
    summary: "The former files of an image, newest first",
    answers: "An array: each `revision` with its `bytes`, `alt`, `replacedAt` and `keptUntil`.",
    data: v.array(formerFile),
    errors: missing,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const found = await findImage(services, c.req.param("id"));
    const former = found && (await listFormer(services, owner, found.id));
    return former && former.map(({ facts: _facts, ...file }) => file);
  }),

  call({
    method: "post",
    path: "/image/:id/former",
    scope: "images",
    summary: "Restore a former file of an image",
    description:
      "The file that it replaces is kept for 30 days as well, so this can be undone in the same way.",
    json: bringBackInput,
    answers: "The image.",
    data: image,
    errors: {
      404: "No such image, or its `revision` is no longer kept.",
      409: "The image was replaced in the meantime.",
    },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const broughtBack = await bringBack(services, owner, c.req.param("id"), c.req.valid("json"));
    return shown(broughtBack, showAt(c.var));
  }),

  call({
    method: "delete",
    path: "/image/:id",
    scope: "images",
    summary: "Delete an image (kept in the trash for 30 days)",
    query: { force: "`true` deletes it even if it is used." },
    answers: "Its `id`.",
    data: deleted,
    errors: { ...missing, 409: "The image is used; the message says where." },
  }).handledBy(async (c) => {
    const force = c.req.query("force") === "true";
    return shown(await deleteImage(c.var.services, c.var.owner, c.req.param("id"), { force }), namedTwice);
  }),

  call({
    method: "post",
    path: "/image/:id/restore",
    scope: "images",
    summary: "Restore an image from the trash",
    answers: "Its `id`.",
    data: restored,
    errors: { 404: "No such image in the trash." },
  }).handledBy(async (c) => {
    const id = c.req.param("id");
    return (await restoreImages(c.var.services, c.var.owner, [id])) > 0 ? { id } : null;
  }),
];

/** A SHA-256 as images keep it; null for what is none. */
function hashFrom(hex: string): string | null {
  if (!/^[0-9a-f]{64}$/i.test(hex)) return null;
  return toBase64Url(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
}

/** An image with its address and those of its files, in full, so that another site can use them. */
const showAt =
  ({ services }: HonoEnv["Variables"]) =>
  ({ facts, revision, hash: _hash, ...kept }: Image) => {
    const { origin } = services.settings.site;
    const { files, main: _, hasAlpha: _alpha, focus = middle, original, ...known } = facts;
    const address = imageAddress(kept.id);
    return {
      ...namedTwice(kept),
      ...known,
      focus,
      original: original ? { type: original.type, bytes: original.bytes } : null,
      address,
      url: origin + address,
      files: files.map(({ name, ...file }) => ({
        url: origin + fileAddress(kept.id, revision, name),
        ...file,
      })),
    };
  };
