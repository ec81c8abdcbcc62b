import * as v from "valibot";
import { type Image, imageAddress, imageChangeInput, uploadDetailsInput } from "#domain/media/image.ts";
import { changeImage } from "#domain/media/images.server.ts";
import { isSame } from "#domain/media/upload/same-file.server.ts";
import { uploadImage } from "#domain/media/upload/upload-image.server.ts";
import { refuse, refuseField } from "#domain/outcome.ts";
import { shown } from "../../api/show.ts";
import { writing } from "../tool.ts";

const { name, folder, alt, caption } = uploadDetailsInput.entries;

const showImage = ({ id, name: called, kind, folder: place, alt: words, caption: beneath }: Image) => {
  return { id, address: imageAddress(id), name: called, kind, folder: place, alt: words, caption: beneath };
};

export const pictureTools = [
  writing({
    name: "add_picture",
    isUnseen: true,
    scope: "images",
    title: "Add a picture, film or sound to the library",
    description:
      "Readers see it once a text or a work shows it by its `address`. Describe in `alt` what it shows. A file that is in the library already is refused, with its address.",
    input: v.object({
      data: v.pipe(
        v.string(),
        v.description("The file in base64. The whole call has 2 MB at most: 1.4 MB before encoding."),
      ),
      fileName: v.pipe(v.optional(v.string(), "picture"), v.maxLength(200)),
      name,
      folder,
      alt,
      caption,
    }),
    async run({ services, owner }, { data, fileName, ...details }) {
      const bytes = bytesIn(data);
      if (bytes === null) return refuseField("invalid", "not_base64", "data", "data must be base64.");
      const image = await uploadImage(services, owner, {
        fileName,
        body: new Blob([bytes]).stream(),
        details: async () => ({ ...details, replaces: "", same: "ask" }),
      });
      if (!isSame(image)) return shown(image, showImage);
      const { id } = image.current;
      return refuse("conflict", image.code, `This file is in the library already: ${imageAddress(id)}.`);
    },
  }),
  writing({
    name: "describe_picture",
    scope: "images",
    title: "Change the words of a picture",
    description:
      "Its name, folder, alt text or caption, wherever it is shown; what is left out stays. Find it with `list_pictures`.",
    input: v.object({ ...imageChangeInput.entries, id: v.string() }),
    run: async ({ services, owner }, { id, ...change }) =>
      shown(await changeImage(services, owner, id, change), showImage),
  }),
];

/** Null for a text that is not base64. */
function bytesIn(data: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
