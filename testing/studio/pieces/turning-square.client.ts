import type { ArtPiece } from "@toadstool/stage";

/** A square that turns once in eight seconds, from an angle that its seed gives. */
export const turningSquare: ArtPiece = (host, { seed, onSize, animate }) => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return () => {};
  // A seed is too large for a turn of a frame to change it in the precision that a canvas turns with.
  let angle = seed % (2 * Math.PI);
  const draw = (step: number) => {
    angle += (step * Math.PI) / 4;
    const { width, height } = canvas;
    const side = Math.min(width, height) / 2;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = "#f5f0e6";
    context.fillRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate(angle);
    context.fillStyle = "#ff7a5c";
    context.fillRect(-side / 2, -side / 2, side, side);
    return 0;
  };
  const frames = animate(draw);
  onSize(({ width, height, pixelRatio }) => {
    canvas.width = Math.round(width * pixelRatio);
    canvas.height = Math.round(height * pixelRatio);
    frames.wake();
  });
  host.appendChild(canvas);
  return () => canvas.remove();
};
