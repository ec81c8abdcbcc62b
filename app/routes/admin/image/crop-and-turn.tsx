import { useState } from "react";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { buttonClass } from "@toadstool/elements/forms/button";
import type { Picture } from "@toadstool/media/showing";
import type { Image as LibraryImage } from "#domain/media/image.ts";
import { originalAddress } from "#domain/media/original/original.ts";
import { CropEditor } from "./crop-editor.tsx";

interface CropAndTurnProps {
  image: LibraryImage;
  picture: Picture;
  /** Takes the new picture, which is to replace the present one. */
  onFile: (file: File) => void;
}

/** Makes another version of a picture out of its original: a part of it, or turned. */
export function CropAndTurn({ image, picture, onFile }: CropAndTurnProps) {
  const { id, revision, name, facts } = image;
  const [source, setSource] = useState<HTMLImageElement>();
  const [isTrouble, setTrouble] = useState(false);
  const open = async (isOpen: boolean) => {
    if (!isOpen || source) return;
    const original = originalAddress(id, revision, facts);
    // A browser that cannot open the original, for its format or its size, can open the largest file.
    const found = (original && (await decoded(original))) ?? (await decoded(picture.largest.src));
    setTrouble(!found);
    if (found) setSource(found);
  };
  return (
    <details className="needs-script" onToggle={({ currentTarget }) => void open(currentTarget.open)}>
      <summary className={buttonClass("quiet")}>Crop or turn it</summary>
      {isTrouble && (
        <Trouble>The picture could not be opened. Check that you are online, then reload the page.</Trouble>
      )}
      {source && <CropEditor name={name} source={source} hasAlpha={picture.hasAlpha} onFile={onFile} />}
    </details>
  );
}

async function decoded(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}
