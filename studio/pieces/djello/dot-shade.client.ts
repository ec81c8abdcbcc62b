/** A screen of dots that grows thick to the right and at the upper left edge; drawn once in a jelly's ink, then stretched with it. */
export function dotShade(colour: string, pixels: number): HTMLCanvasElement {
  const sheet = document.createElement("canvas");
  sheet.width = sheet.height = pixels;
  const pen = sheet.getContext("2d");
  if (!pen) return sheet;
  pen.fillStyle = colour;
  pen.beginPath();
  const pitch = pixels / 34;
  // At the ink's own angle, 45 degrees.
  for (let row = 0; row < 70; row++) {
    const y = (row * pitch) / 2;
    for (let x = row % 2 ? 0 : pitch / 2; x < pixels; x += pitch) {
      const radius = pitch * 0.62 * Math.sqrt(Math.max(0, shadeAt(x / pixels, y / pixels)));
      if (radius < pitch * 0.1) continue;
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  pen.fill();
  return sheet;
}

/** How much shade there is, from 0 to 1: beyond a soft edge that leans as the light falls. */
function shadeAt(x: number, y: number): number {
  return Math.min(0.8, Math.max(0, (x + 0.25 * y - 0.66) * 1.6)) * Math.min(1, 1.6 - y * 1.2);
}
