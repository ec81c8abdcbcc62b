/** A screen of dots that grows thick to the right and at the lower edge; drawn once in a jelly's ink, then stretched with it. */
export const dotShade = (colour: string, pixels: number): HTMLCanvasElement =>
  screenOf(colour, pixels, 0.5, (x, y) => Math.min(0.34, Math.max(0, (x + 0.28 * y - 0.62) * 0.62)));

/** The same all over, between the dots of the shade. */
export const dotVeil = (colour: string, pixels: number): HTMLCanvasElement =>
  screenOf(colour, pixels, 0, () => 0.1);

/** At the ink's own angle, 45 degrees; `shadeAt` says how much of it there is: at 0.5 nothing is left between the dots. */
function screenOf(
  colour: string,
  pixels: number,
  begins: number,
  shadeAt: (x: number, y: number) => number,
): HTMLCanvasElement {
  const sheet = document.createElement("canvas");
  sheet.width = sheet.height = pixels;
  const pen = sheet.getContext("2d");
  if (!pen) return sheet;
  pen.fillStyle = colour;
  pen.beginPath();
  // Dots that one can see, on a small table too.
  const pitch = Math.max(pixels / 30, 5);
  for (let row = 0; row * pitch < 2 * pixels; row++) {
    const y = ((row + begins) * pitch) / 2;
    for (let x = row % 2 ? 0 : pitch / 2; x < pixels + pitch; x += pitch) {
      const radius = pitch * 0.62 * Math.sqrt(shadeAt(x / pixels, y / pixels));
      if (radius < pitch * 0.12) continue;
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  pen.fill();
  return sheet;
}
