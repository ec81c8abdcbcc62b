import { useEffect, useRef } from "react";
import styles from "./replace.module.css";

/** Pixels of its longer edge. */
const edge = 480;

/** A chosen picture before it is sent: drawn, because the policy of this site loads no picture from a `blob:` address. */
export function ChosenPicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isLeft = false;
    createImageBitmap(file)
      .then((bitmap) => {
        if (!isLeft && canvas.current) draw(canvas.current, bitmap);
        return bitmap.close();
      })
      // The browser cannot show this format; the site may be able to.
      .catch(() => undefined);
    return () => void (isLeft = true);
  }, [file]);
  return <canvas ref={canvas} width="0" height="0" className={styles.chosen} aria-hidden="true" />;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
