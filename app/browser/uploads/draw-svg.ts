/** Pixels of a drawing's longer edge: more than any page shows. */
const longestEdge = 2560;
/** Where a drawing says nothing of its size, as browsers have it. */
const usual = { width: 300, height: 150 };

/**
 * An SVG drawing as pixels, on a canvas. Browsers draw it as they draw any picture: it runs nothing and loads nothing. Throws
 * where it cannot be drawn.
 */
export async function drawSvg(file: File): Promise<HTMLCanvasElement> {
  // A document that is only parsed runs nothing either.
  const { documentElement: svg } = new DOMParser().parseFromString(await file.text(), "image/svg+xml");
  if (svg.localName !== "svg") throw new Error(`${file.name} is no SVG drawing.`);
  // Safari hands out no pixels of pages within drawings.
  for (const part of svg.querySelectorAll("script, foreignObject")) part.remove();
  const size = svgSize((name) => svg.getAttribute(name));
  const scale = longestEdge / Math.max(size.width, size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  if (!svg.hasAttribute("viewBox")) svg.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  // Firefox draws nothing without them.
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const image = await loaded(new XMLSerializer().serializeToString(svg));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** The size that a drawing's attributes give it, in a unit of its own. */
export function svgSize(read: (name: string) => string | null): { width: number; height: number } {
  const box = (read("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , wide = 0, high = 0] = box;
  if (wide > 0 && high > 0) return { width: wide, height: high };
  const [width, height] = ["width", "height"].map((name) => lengthIn(read(name) ?? ""));
  return width && height ? { width, height } : usual;
}

/** Of a length in percent nothing follows. */
function lengthIn(written: string): number {
  return /%\s*$/.test(written) ? 0 : Math.max(0, Number.parseFloat(written) || 0);
}

async function loaded(text: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
