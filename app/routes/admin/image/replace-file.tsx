import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { UploadIcon } from "@toadstool/elements/icons";
import type { Picture } from "@toadstool/media/showing";
import { useState } from "react";
import { useSubmit } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { uploadsAt } from "#app/browser/uploads/uploads.ts";
import { acceptedTypes } from "#app/ui/uploads/accepted-types.ts";
import { FileButton } from "#app/ui/uploads/file-button.tsx";
import { UploadList } from "#app/ui/uploads/upload-list.tsx";
import { useArrivals } from "#app/ui/uploads/use-arrivals.ts";
import type { Image } from "#domain/media/image.ts";
import { formerDays } from "#domain/media/replace/former.ts";
import type { ImageUse } from "#domain/media/usage/find-uses.server.ts";
import shared from "../admin.module.css";
import { CropAndTurn } from "./crop-and-turn.tsx";
import { AskReplace, StillCorrect } from "./ask-replace.tsx";

interface ReplaceFileProps {
  image: Image;
  /** Null for a film or a sound. */
  picture: Picture | null;
  uses: ImageUse[];
}

/** Puts another file in the place of this one, once its owner has confirmed that. */
export function ReplaceFile({ image, picture, uses }: ReplaceFileProps) {
  const { id, kind } = image;
  const [chosen, setChosen] = useState<File>();
  const submit = useSubmit();
  const uploads = uploadsAt(`replace ${id}`);
  useArrivals(uploads, () => {
    uploads.clear();
    void submit(
      { intent: "replaced" },
      { method: "post", replace: true, state: stayHere, preventScrollReset: true },
    );
  });
  return (
    <>
      <p>
        The address and every place that uses it stay the same. The current file is kept for {formerDays}{" "}
        days, so you can restore it.
      </p>
      <form method="post" encType="multipart/form-data" action="/admin/images/upload" className={shared.form}>
        <input type="hidden" name="replaces" value={id} />
        <div className={`unscripted ${shared.section}`}>
          <StillCorrect image={image} />
          <label>
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
