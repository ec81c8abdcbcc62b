import { useEffect, useRef } from "react";

/** Pixels of its longer edge. */
const edge = 480;

/** A chosen picture before it is sent: drawn, because a strict policy loads no picture from a `blob:` address. */
export function FilePicture({ file, className }: { file: File; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isLeft = false;
    createImageBitmap(file)
      .then((bitmap) => {
        if (!isLeft && canvas.current) draw(canvas.current, bitmap);
        return bitmap.close();
      })
      // The browser cannot show this format; the server may be able to.
      .catch(() => undefined);
    return () => void (isLeft = true);
  }, [file]);
  return <canvas ref={canvas} width="0" height="0" className={className} aria-hidden="true" />;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
