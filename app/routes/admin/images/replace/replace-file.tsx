import { useState } from "react";
import { useNavigate } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { uploadsAt } from "#app/browser/uploads/uploads.ts";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { TextField } from "@toadstool/elements/forms/field";
import { FileButton } from "#app/ui/uploads/file-button.tsx";
import { UploadList } from "#app/ui/uploads/upload-list.tsx";
import { useArrivals } from "#app/ui/uploads/use-arrivals.ts";
import type { Picture } from "@toadstool/media/showing";
import { UploadIcon } from "@toadstool/elements/icons";
import { acceptedTypes } from "#app/ui/uploads/accepted-types.ts";
import { formerDays } from "#domain/media/replace/former.ts";
import { type Image, uploadLimits } from "#domain/media/image.ts";
import type { ImageUse } from "#domain/media/usage/find-uses.server.ts";
import { CropAndTurn } from "../crop/crop-and-turn.tsx";
import { AskReplace } from "./ask-replace.tsx";
import shared from "../images.module.css";
import styles from "./replace.module.css";

interface ReplaceFileProps {
  image: Image;
  /** Null for a film or a sound. */
  picture: Picture | null;
  uses: ImageUse[];
  /** This page, with the message that it shows once the new file is there. */
  arrivedAt: string;
}

/** Puts another file in the place of this one, once its owner has confirmed that. */
export function ReplaceFile({ image, picture, uses, arrivedAt }: ReplaceFileProps) {
  const { id, kind, alt, caption } = image;
  const [chosen, setChosen] = useState<File>();
  const navigate = useNavigate();
  const uploads = uploadsAt(`replace ${id}`);
  useArrivals(uploads, () => {
    uploads.clear();
    void navigate(arrivedAt, { replace: true, state: stayHere, preventScrollReset: true });
  });
  return (
    <>
      <p>
        The address and every place that uses it stay the same. The current file is kept for {formerDays}{" "}
        days, so you can restore it.
      </p>
      <form method="post" encType="multipart/form-data" action="/admin/images/upload" className={styles.form}>
        <input type="hidden" name="replaces" value={id} />
        <div className={styles.unscripted}>
          {kind === "picture" && (
            <TextField
              label="Alt text of the new picture"
              name="alt"
              rows={3}
              limit={uploadLimits.alt}
              hint="Is it still correct?"
              defaultValue={alt}
            />
          )}
          {caption && (
            <TextField
              label="Caption of the new file"
              name="caption"
              rows={2}
              limit={uploadLimits.caption}
              hint="Is it still correct?"
              defaultValue={caption}
            />
          )}
          <label className={shared.tick}>
            <input type="checkbox" name="confirmed" required /> Replace the file everywhere it is used
          </label>
        </div>
        <FileButton
          name="file"
          accept={acceptedTypes[kind]}
          onFiles={([file]) => setChosen(file)}
          className={buttonClass("quiet")}
          send={<Button type="submit">Replace</Button>}
        >
          <UploadIcon /> Replace the file…
        </FileButton>
      </form>
      {picture && !picture.isAnimated && (
        <CropAndTurn key={image.revision} image={image} picture={picture} onFile={setChosen} />
      )}
      <AskReplace
        key={chosen ? `${chosen.name} ${chosen.lastModified} ${chosen.size}` : ""}
        image={image}
        uses={uses}
        file={chosen}
        onKeep={() => setChosen(undefined)}
        onReplace={(details) => {
          if (chosen) void uploads.add([chosen], { replaces: id, ...details });
          setChosen(undefined);
        }}
      />
      <UploadList uploads={uploads} />
    </>
  );
}
