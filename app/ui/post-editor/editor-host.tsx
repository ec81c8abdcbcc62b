import type { EditorHost, PickerProps } from "@toadstool/markdown-editor";
import { renderedMarkdown } from "#app/browser/rendered-markdown.ts";
import { checkImage } from "#app/browser/uploads/check-image.ts";
import { sendImage } from "#app/browser/uploads/send-image.ts";
import "#app/styles/prose.css";
import { addressOf, embedFor, playerNames } from "@toadstool/markdown/embeds";
import { imageAddress, uploadLimits } from "#domain/media/image.ts";
import { limits } from "#domain/posts/post.ts";
import { Button } from "@toadstool/elements/forms/button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { markdownOf } from "../image-picker/markdown.ts";
import { Modal } from "@toadstool/elements/dialog/modal";
import { siteReading } from "./site-reading.ts";

/** What the Markdown editor needs from this site. Loaded with the editor's surface, and not before. */
export const editorHost: EditorHost = {
  limit: limits.content,
  reading: siteReading,
  embeds: {
    names: playerNames,
    find: embedFor,
    addressOf,
    hint: "YouTube, Vimeo, CodePen, p5.js, the SoundCloud API, or a film or sound of this site.",
    refusal:
      "This address cannot be embedded. Use the address of a video on YouTube or Vimeo, a pen on CodePen, a sketch in the p5.js editor, or a film or sound of this site.",
  },
  library: {
    check: checkImage,
    upload: async (file, words, onProgress) => {
      const answer = await sendImage(file, { ...words }, onProgress).answered;
      return answer.answer === "arrived" ? { answer: "arrived", address: imageAddress(answer.id) } : answer;
    },
    loadPicker,
    limits: { alt: uploadLimits.alt, caption: uploadLimits.caption },
  },
  preview: renderedMarkdown,
  controls: { Button, Field, TextField, Modal },
};

async function loadPicker() {
  const { ImagePicker } = await import("../image-picker/image-picker.tsx");
  return ({ onPick, ...dialog }: PickerProps) => (
    <ImagePicker
      {...dialog}
      title="Choose a picture or film"
      asksForWords
      onPick={(image, { alt, caption }) =>
        onPick(
          image.kind === "picture"
            ? { src: image.address, alt, caption }
            : { markdown: markdownOf(image, { alt, caption }) },
        )
      }
    />
  );
}
