import { shape } from "./bench.client.ts";

/** A screen of dots at fifteen degrees, as the paint of shapes in a scene. `name` is its own on the page. */
export function dots(
  scene: SVGSVGElement,
  name: string,
  colour: string,
  { apart = 9, radius = 2.2 } = {},
): string {
  const pattern = shape(
    "pattern",
    {
      id: name,
      width: apart,
      height: apart,
      patternUnits: "userSpaceOnUse",
      patternTransform: "rotate(15)",
    },
    shape("defs", {}, scene),
  );
  shape("circle", { cx: apart / 2, cy: apart / 2, r: radius, fill: colour }, pattern);
  return `url(#${name})`;
}
