import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "@toadstool/elements/forms/button";
import { Trouble } from "@toadstool/elements/dialog/notice";
import shared from "../admin.module.css";
import styles from "./crop.module.css";
import {
  type Crop,
  cropBetween,
  cropTo,
  cropWithin,
  isWhole,
  ratios,
  turnCrop,
  turnedSize,
  wholeOf,
} from "./crop.ts";
import { NumberField } from "./number-field.tsx";
import { cropFile, drawnSize, drawPreview } from "./draw.ts";

interface CropEditorProps {
  name: string;
  source: HTMLImageElement;
  hasAlpha: boolean;
  onFile: (file: File) => void;
}

/** The arrow keys move each edge; what is outside of the picture is brought inside. */
const numbers: [label: string, name: keyof Crop][] = [
  ["Left, px", "left"],
  ["Top, px", "top"],
  ["Width, px", "width"],
  ["Height, px", "height"],
];

/** Pixels of the preview’s longest edge. */
const longest = 1200;

/** A preview on which the crop is drawn with a pointer, and the same by buttons and four numbers. */
export function CropEditor({ name, source, hasAlpha, onFile }: CropEditorProps) {
  const own = { width: source.naturalWidth, height: source.naturalHeight };
  const [{ turns, crop }, setView] = useState({ turns: 0, crop: wholeOf(own) });
  const [isTrouble, setTrouble] = useState(false);
  const preview = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  const size = turnedSize(own, turns);
  const drawn = drawnSize(crop);
  const isSame = turns === 0 && isWhole(crop, size);

  useEffect(() => {
    if (preview.current) drawPreview(preview.current, source, { turns, crop, longest });
  }, [source, turns, crop]);

  const setCrop = (next: Crop) => setView({ turns, crop: next });
  const turn = (direction: "left" | "right") =>
    setView({
      turns: (turns + (direction === "right" ? 1 : 3)) % 4,
      crop: turnCrop(crop, size, direction),
    });
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height };
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = placeOf(event);
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (from.current) setCrop(cropBetween(from.current, placeOf(event), size));
  };
  const finish = async () => {
    const file = await cropFile(source, { turns, crop, name, hasAlpha }).catch(() => null);
    setTrouble(!file);
    if (file) onFile(file);
  };

  return (
    <div className={`${shared.section} ${styles.editor}`}>
      <p className={shared.soft}>
        Drag over the picture to choose what is kept, or use the buttons and numbers below.
      </p>
      <canvas
        ref={preview}
        className={styles.preview}
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
      />
      <fieldset className={styles.group}>
        <legend className={shared.legend}>Turn</legend>
        <Button look="quiet" onClick={() => turn("left")}>
          Turn left
        </Button>
        <Button look="quiet" onClick={() => turn("right")}>
          Turn right
        </Button>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={shared.legend}>Shape</legend>
        {ratios.map(([words, ratio]) => (
          <Button key={words} look="quiet" onClick={() => setCrop(cropTo(ratio, size))}>
            {words}
          </Button>
        ))}
      </fieldset>
      <div className={styles.numbers}>
        {numbers.map(([label, name]) => (
          <NumberField
            key={name}
            label={label}
            name={name}
            value={crop[name]}
            onValue={(value) => setCrop(cropWithin({ ...crop, [name]: value }, size))}
          />
        ))}
      </div>
      <output className={shared.soft}>
        {`Keeps ${crop.width} × ${crop.height} of ${size.width} × ${size.height} pixels.`}
        {drawn.scale < 1 && ` The new picture has ${drawn.width} × ${drawn.height}.`}
      </output>
      {isTrouble && (
        <Trouble>
          This browser could not make the picture. Crop it in another program and replace the file.
        </Trouble>
      )}
      <div className={shared.buttons}>
        <Button disabled={isSame} onClick={() => void finish()}>
          Use this version…
        </Button>
        <Button look="plain" onClick={() => setView({ turns: 0, crop: wholeOf(own) })}>
          Start again
        </Button>
      </div>
    </div>
  );
}
