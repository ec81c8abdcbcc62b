import { useState } from "react";
import { buttonClass } from "@toadstool/elements/forms/button";
import { Trouble } from "@toadstool/elements/dialog/notice";
import type { Picture } from "@toadstool/media/showing";
import { CropEditor } from "./crop-editor.tsx";

interface CropAndTurnProps {
  name: string;
  picture: Picture;
  /** Takes the new picture, which is to replace the present one. */
  onFile: (file: File) => void;
}

/** Makes another version of a picture out of its largest file: a part of it, or turned. */
export function CropAndTurn({ name, picture, onFile }: CropAndTurnProps) {
  const [source, setSource] = useState<HTMLImageElement>();
  const [isTrouble, setTrouble] = useState(false);
  const open = (isOpen: boolean) => {
    if (!isOpen || source) return;
    const image = new Image();
    image.src = picture.largest.src;
    image.decode().then(
      () => setSource(image),
      () => setTrouble(true),
    );
  };
  return (
    <details className="needs-script" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary className={buttonClass("quiet")}>Crop or turn it</summary>
      {isTrouble && (
        <Trouble>The picture could not be opened. Check that you are online, then reload the page.</Trouble>
      )}
      {source && <CropEditor name={name} source={source} hasAlpha={picture.hasAlpha} onFile={onFile} />}
    </details>
  );
}
