import { dotsOfPath } from "../../brand/dot-paths.ts";

/** One ink of the printed still: its dots in hundredths of the still's side, x and y in turn. */
export interface PrintedPlate {
  places: number[];
  radii: number[];
  ink: () => string;
  overprint: () => GlobalCompositeOperation;
}

/**
 * Takes the dots from the still itself (an SVG of plates, each with paths of dots), so that the moving
 * picture begins exactly where the printed one stands, in whatever inks the theme gives it.
 */
export function printedPlates(still: Element): PrintedPlate[] {
  const svg = still.querySelector("svg");
  if (!svg) throw new Error("The dot banner moves a printed still, and there is none.");
  const box = svg.getBoundingClientRect();
  return [...svg.children].map((plate) => {
    const printed: PrintedPlate = {
      places: [],
      radii: [],
      ink: () => getComputedStyle(plate).stroke,
      overprint: () => compositing(getComputedStyle(plate).mixBlendMode),
    };
    for (const path of plate.querySelectorAll("path")) {
      const onScreen = path.getScreenCTM();
      if (!onScreen) continue;
      const [acrossX, acrossY] = [100 / box.width, 100 / box.height];
      const radius = Number(path.getAttribute("stroke-width")) / 2;
      const scale = Math.hypot(onScreen.a, onScreen.b) * acrossX;
      for (const [u, v] of dotsOfPath(path.getAttribute("d") ?? "")) {
        const at = new DOMPoint(u, v).matrixTransform(onScreen);
        printed.places.push((at.x - box.left) * acrossX, (at.y - box.top) * acrossY);
        printed.radii.push(radius * scale);
      }
    }
    return printed;
  });
}

function compositing(blend: string): GlobalCompositeOperation {
  return blend === "normal" ? "source-over" : (blend as GlobalCompositeOperation);
}
